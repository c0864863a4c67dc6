import type { DepartureTime } from '@shuttle/calls'
import { Button, ErrorCard, Spinner } from '@shuttle/ui'
import type { SessionChoice } from '../../domain/session-choices'
import { useTexts } from '../../i18n/use-texts'
import { LateSheet } from '../../screen/late-sheet'
import styles from './session-picker.module.css'
import { SessionRows } from './session-rows'
import { useSessionHint } from './use-session-hint'

interface SessionPickerProps {
  open: boolean
  title: string
  /** Undefined while they are loaded. */
  choices: readonly SessionChoice[] | undefined
  failed: boolean
  onRetry: () => void
  value: DepartureTime | undefined
  onChoose: (session: DepartureTime) => void
  /** A session that cannot be chosen was pressed. */
  onRefused: (reason: string) => void
  onClose: () => void
}

/** The departures of a day with their seats left, in rows of 42 px (purchase 9). */
export const SessionPicker = (props: SessionPickerProps) => {
  const { open, title, choices, failed, onRetry, value, onChoose, onRefused, onClose } = props
  const t = useTexts()
  const hintOf = useSessionHint()
  const press = (choice: SessionChoice) => {
    if (choice.refusal) return onRefused(hintOf(choice))
    const { beginTime, endTime } = choice.session
    onChoose({ beginTime, endTime })
  }
  return (
    <LateSheet open={open} onClose={onClose} title={title} closeLabel={t('common.close')}>
      {failed && (
        <ErrorCard
          title={t('common.loadFailed')}
          text={t('common.loadFailedHint')}
          retryLabel={t('common.retry')}
          onRetry={onRetry}
        />
      )}
      {!failed && !choices && (
        <div className={styles.none}>
          <Spinner />
          <p role="status">{t('common.loading')}</p>
        </div>
      )}
      {choices?.length === 0 && (
        <div className={styles.none}>
          <p>{t('session.none')}</p>
          <p>{t('session.noneHint')}</p>
          <Button kind="soft" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      )}
      {choices && choices.length > 0 && <SessionRows choices={choices} value={value} onPress={press} />}
    </LateSheet>
  )
}
