import type { DepartureTime } from '@shuttle/calls'
import type { Direction } from '@shuttle/domain'
import { toast } from '@shuttle/host'
import { Button, Notice } from '@shuttle/ui'
import { useId, useState } from 'react'
import type { FailedQuery } from '../../components/part-failure-card'
import type { ChoosableDeparture } from '../../domain/departure-choices'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './choose-departure.module.css'
import { LazyDeparturePicker } from './lazy-departure-picker'
import { useDepartureHint } from './use-departure-hint'

export interface DeparturesOfDay {
  /** Undefined while they are loaded. */
  choices: readonly ChoosableDeparture[] | undefined
  /** The query that failed. */
  failed: FailedQuery | undefined
}

interface ChooseDepartureProps {
  direction: Direction
  dateChosen: boolean
  departures: DeparturesOfDay
  value: DepartureTime | undefined
  onChoose: (departure: DepartureTime) => void
}

const sameTime = (one: DepartureTime, other: DepartureTime) =>
  one.beginTime === other.beginTime && one.endTime === other.endTime

/** The departure of one direction: the chosen one with its seats, and the picker behind it. */
export const ChooseDeparture = ({ direction, dateChosen, departures, value, onChoose }: ChooseDepartureProps) => {
  const t = useTicketDetailsTexts()
  const id = useId()
  const getHint = useDepartureHint()
  const [isOpen, setOpen] = useState(false)
  const { choices, failed } = departures
  const chosen = value && choices?.find(({ departure }) => sameTime(departure, value))
  /** The chosen time, if this day has no departure at it. */
  const isGone = value !== undefined && choices !== undefined && chosen === undefined
  const shown = isGone ? undefined : value

  const open = () => {
    if (!dateChosen) return toast(t('departure.chooseReturnDate'))
    if (!choices && !failed) toast(t('common.loading'))
    setOpen(true)
  }
  const choose = (departure: DepartureTime) => {
    setOpen(false)
    onChoose(departure)
  }

  return (
    <div>
      <div className={styles.row}>
        <p id={id} className={styles.text}>
          <span className={styles.label}>{t(`departure.${direction}`)}</span>
          {shown && (
            <span className={styles.time}>
              {shown.beginTime}–{shown.endTime}
            </span>
          )}
          {chosen && !chosen.refusal && <span className={styles.label}>{getHint(chosen)}</span>}
        </p>
        <Button kind="soft" aria-describedby={id} onClick={open}>
          {shown ? t('fold.change') : t('departure.choose')}
        </Button>
      </div>
      {choices?.length === 0 && <Notice kind="warning">{t('departure.none')}</Notice>}
      {isGone && (
        <Notice kind="warning" announce>
          {t('departure.gone', { time: `${value.beginTime}–${value.endTime}` })}
        </Notice>
      )}
      {chosen?.refusal && (
        <Notice kind="danger" announce>
          {getHint(chosen)}
        </Notice>
      )}
      <LazyDeparturePicker
        open={isOpen}
        title={t(`departure.${direction}`)}
        choices={choices}
        failed={failed}
        value={value}
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
