import { LazySheet } from '@shuttle/booking/checkout'
import type { DepartureTime } from '@shuttle/calls'
import { Button, Spinner } from '@shuttle/ui'
import { type FailedQuery, PartFailureCard } from '../../components/part-failure-card'
import type { ChoosableDeparture } from '../../domain/departure-choices'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './departure-picker.module.css'
import { DepartureRows } from './departure-rows'

export interface DeparturePickerProps {
  open: boolean
  title: string
  /** Undefined while they are loaded. */
  choices: readonly ChoosableDeparture[] | undefined
  /** The query that failed. */
  failed: FailedQuery | undefined
  value: DepartureTime | undefined
  onChoose: (departure: DepartureTime) => void
  onClose: () => void
}

/** The departures of a day with their seats left, in rows of 42 px (purchase 9). */
export const DeparturePicker = (props: DeparturePickerProps) => {
  const { open, title, choices, failed, value, onChoose, onClose } = props
  const t = useTicketDetailsTexts()
  /** A row that cannot be chosen shows the reason itself. */
  const press = ({ departure: { beginTime, endTime }, refusal }: ChoosableDeparture) => {
    if (!refusal) onChoose({ beginTime, endTime })
  }
  return (
    <LazySheet open={open} onClose={onClose} title={title} closeLabel={t('common.close')}>
      {failed && <PartFailureCard query={failed} />}
      {!failed && !choices && (
        <div className={styles.none}>
          <Spinner />
          <p role="status">{t('common.loading')}</p>
        </div>
      )}
      {choices?.length === 0 && (
        <div className={styles.none}>
          <p>{t('departure.none')}</p>
          <p>{t('departure.noneHint')}</p>
          <Button kind="soft" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      )}
      {choices && choices.length > 0 && <DepartureRows choices={choices} value={value} onPress={press} />}
    </LazySheet>
  )
}
