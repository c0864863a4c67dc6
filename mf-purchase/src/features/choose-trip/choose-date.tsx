import { RefusalNotice, SaleCalendar, useDayViolationTexts } from '@shuttle/booking/checkout'
import type { CivilDate } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Button, Card, Notice } from '@shuttle/ui'
import type { DayViolation } from '@shuttle/ui/calendar'
import { useEffect, useRef, useState } from 'react'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './choose-date.module.css'

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
  const [isOpen, setOpen] = useState(date === undefined)
  /** Why the day that was pressed last cannot be chosen. */
  const [refused, setRefused] = useState<DayViolation>()
  const fold = useRef<HTMLDivElement>(null)
  const violationTexts = useDayViolationTexts(windowDays)
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
          <SaleCalendar
            title={title}
            windowDays={windowDays}
            soldOutDays={soldOutDays}
            earliest={earliest}
            value={date}
            onSelect={choose}
            onRefused={setRefused}
          />
          <p className={date === undefined ? styles.hint : styles.chosen} aria-live="polite">
            {chosenText}
          </p>
          {refused && (
            <div className={styles.refused}>
              <RefusalNotice text={violationTexts[refused]} />
            </div>
          )}
        </>
      )}
    </Card>
  )
}
