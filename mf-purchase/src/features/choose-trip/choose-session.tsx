import type { DepartureTime } from '@shuttle/calls'
import { toast } from '@shuttle/host'
import { Button, Notice } from '@shuttle/ui'
import { useId, useState } from 'react'
import type { Way } from '../../domain/purchase-draft'
import type { SessionChoice } from '../../domain/session-choices'
import { useTexts } from '../../i18n/use-texts'
import styles from './choose-session.module.css'
import { SessionPicker } from './session-picker'
import { useSessionHint } from './use-session-hint'

export interface SessionsOfDay {
  /** Undefined while they are loaded. */
  choices: readonly SessionChoice[] | undefined
  failed: boolean
  retry: () => void
}

interface ChooseSessionProps {
  way: Way
  dateChosen: boolean
  sessions: SessionsOfDay
  value: DepartureTime | undefined
  onChoose: (session: DepartureTime) => void
}

const sameTime = (one: DepartureTime, other: DepartureTime) =>
  one.beginTime === other.beginTime && one.endTime === other.endTime

/** The departure of one way: the chosen one with its seats, and the picker behind it. */
export const ChooseSession = ({ way, dateChosen, sessions, value, onChoose }: ChooseSessionProps) => {
  const t = useTexts()
  const id = useId()
  const hintOf = useSessionHint()
  const [isOpen, setOpen] = useState(false)
  const { choices, failed, retry } = sessions
  const chosen = value && choices?.find(({ session }) => sameTime(session, value))

  const open = () => {
    if (!dateChosen) return toast(t('session.chooseReturnDate'))
    if (!choices && !failed) toast(t('common.loading'))
    setOpen(true)
  }
  const choose = (session: DepartureTime) => {
    setOpen(false)
    onChoose(session)
  }

  return (
    <div>
      <div className={styles.row}>
        <p id={id} className={styles.text}>
          <span className={styles.label}>{t(`session.${way}`)}</span>
          {value && (
            <span className={styles.time}>
              {value.beginTime}–{value.endTime}
            </span>
          )}
          {chosen && <span className={styles.label}>{hintOf(chosen)}</span>}
        </p>
        <Button kind="soft" aria-describedby={id} onClick={open}>
          {value ? t('returnDate.change') : t('session.choose')}
        </Button>
      </div>
      {choices?.length === 0 && <Notice kind="warning">{t('session.none')}</Notice>}
      {value && choices && choices.length > 0 && !chosen && <Notice kind="warning">{t('session.gone')}</Notice>}
      {chosen?.refusal && (
        <Notice kind="danger" announce>
          {hintOf(chosen)}
        </Notice>
      )}
      <SessionPicker
        open={isOpen}
        title={t(`session.${way}`)}
        choices={choices}
        failed={failed}
        onRetry={retry}
        value={value}
        onChoose={choose}
        onRefused={(reason) => toast(reason)}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
