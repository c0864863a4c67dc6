import { ADVANCE_LIMIT_DAYS, addDays, type CivilDate, civilDateAt, lastDateOnSale } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Button, Card, Notice } from '@shuttle/ui'
import { Calendar, type DayViolation } from '@shuttle/ui/calendar'
import { useEffect, useRef, useState } from 'react'
import { RefusalNotice } from '../../components/refusal-notice'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './choose-date.module.css'

const MINUTE_MS = 60_000

interface ChooseDateProps {
  title: string
  /** Prompt for a date while none is chosen. */
  hint: string
  date: CivilDate | undefined
  windowDays: number
  soldOutDays: readonly CivilDate[]
  /** First day that goes with the other choices; an earlier one shows `tooEarly`. */
  earliest?: CivilDate | undefined
  /** What is wrong with the date, in place. */
  error?: string | undefined
  /** The chosen date is no longer on sale: prompts for another. */
  warning?: string | undefined
  /** Folds to one line once a date is chosen: there are two calendars on the screen. */
  folds?: boolean
  onChoose: (date: CivilDate) => void
}

export const ChooseDate = (props: ChooseDateProps) => {
  const { title, hint, date, windowDays, soldOutDays, earliest, error, warning, folds = false, onChoose } = props
  const t = useTicketDetailsTexts()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  const [isOpen, setOpen] = useState(date === undefined)
  /** Why the day that was pressed last cannot be chosen. */
  const [refused, setRefused] = useState<DayViolation>()
  const fold = useRef<HTMLDivElement>(null)
  const today = civilDateAt(now)
  const reasons: Record<DayViolation, string> = {
    past: t('date.pastDay'),
    'too-early': t('returnDate.beforeDeparture'),
    'not-on-sale': t('date.notOnSale', { days: windowDays }),
    'too-far': t('date.tooFar'),
    closed: t('date.soldOutDay'),
  }
  const isFolded = folds && date !== undefined && !isOpen

  // The pressed day is removed when the calendar folds: the focus stays in the card.
  useEffect(() => {
    if (isFolded && document.activeElement === document.body) fold.current?.querySelector('button')?.focus()
  }, [isFolded])

  const choose = (chosen: CivilDate) => {
    setOpen(false)
    setRefused(undefined)
    onChoose(chosen)
  }
  const chosenText = date === undefined ? hint : t('date.chosen', { date: formatDate(date, language, 'weekday') })

  return (
    <Card title={title}>
      {(error ?? warning) && (
        <div className={styles.problem}>
          <Notice kind={error ? 'danger' : 'warning'} announce>
            {error ?? warning}
          </Notice>
        </div>
      )}
      {isFolded ? (
        <div ref={fold} className={styles.folded}>
          <p>{formatDate(date, language, 'weekday')}</p>
          <Button kind="soft" aria-label={t('returnDate.changeDate', { title })} onClick={() => setOpen(true)}>
            {t('returnDate.change')}
          </Button>
        </div>
      ) : (
        <>
          <Calendar
            language={language}
            today={today}
            earliest={earliest}
            lastDateOnSale={lastDateOnSale(now, windowDays)}
            limitDate={addDays(today, ADVANCE_LIMIT_DAYS)}
            marks={Object.fromEntries(soldOutDays.map((day) => [day, { text: t('date.soldOut'), closed: true }]))}
            value={date}
            onSelect={choose}
            onRefused={(_, reason) => setRefused(reason)}
            texts={{
              label: title,
              previousMonth: t('date.previousMonth'),
              nextMonth: t('date.nextMonth'),
              today: t('date.today'),
              refused: reasons,
            }}
          />
          <p className={date === undefined ? styles.hint : styles.chosen} aria-live="polite">
            {chosenText}
          </p>
          {refused && (
            <div className={styles.refused}>
              <RefusalNotice text={reasons[refused]} />
            </div>
          )}
        </>
      )}
    </Card>
  )
}
