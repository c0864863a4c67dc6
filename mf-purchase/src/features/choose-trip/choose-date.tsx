import { type DaySales, RefusalNotice, SaleCalendar, useDayViolationTexts } from '@shuttle/booking/checkout'
import type { CivilDate } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Notice } from '@shuttle/ui'
import type { DayViolation } from '@shuttle/ui/calendar'
import { useState } from 'react'
import styles from './choose-date.module.css'
import { FoldableCard } from './foldable-card'

interface ChooseDateProps {
  title: string
  date: CivilDate | undefined
  windowDays: number
  soldOutDays: readonly CivilDate[]
  daySales: DaySales
  /** First day that goes with the other choices; an earlier one shows `tooEarly`. */
  earliest?: CivilDate | undefined
  /** What is wrong with the date, in place; it unfolds the calendar. */
  error?: string | undefined
  /** The chosen date is no longer on sale: prompts for another. */
  warning?: string | undefined
  /** Below the calendar. */
  hint?: string | undefined
  /** Folds at the choice of a day, because the calendar of the other direction is next. */
  folds?: boolean
  onChoose: (date: CivilDate) => void
}

/** The calendar of one direction; a day that was chosen before the page was opened is one row. */
export const ChooseDate = (props: ChooseDateProps) => {
  const {
    title,
    date,
    windowDays,
    soldOutDays,
    daySales,
    earliest,
    error,
    warning,
    hint,
    folds = false,
    onChoose,
  } = props
  const language = useLanguage()
  const [isOpened, setOpen] = useState(date === undefined)
  /** A single calendar stays open at the choice, so that another day can be compared. */
  const [isChosenHere, setChosenHere] = useState(false)
  /** Why the day that was pressed last cannot be chosen. */
  const [refused, setRefused] = useState<DayViolation>()
  const violationTexts = useDayViolationTexts(windowDays)
  const canFold = date !== undefined && error === undefined

  const choose = (chosen: CivilDate) => {
    setOpen(false)
    setChosenHere(true)
    setRefused(undefined)
    onChoose(chosen)
  }

  const toggle = (isOpen: boolean) => {
    setOpen(isOpen)
    setChosenHere(false)
  }

  return (
    <FoldableCard
      title={title}
      chosen={date && formatDate(date, language, 'weekday')}
      isOpen={isOpened || (isChosenHere && !folds) || !canFold}
      onToggle={canFold ? toggle : undefined}
    >
      {(error ?? warning) && (
        <div className={styles.problem}>
          <Notice kind={error ? 'danger' : 'warning'} announce>
            {error ?? warning}
          </Notice>
        </div>
      )}
      <SaleCalendar
        title={title}
        windowDays={windowDays}
        soldOutDays={soldOutDays}
        daySales={daySales}
        earliest={earliest}
        value={date}
        onSelect={choose}
        onRefused={setRefused}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
      {refused && (
        <div className={styles.refused}>
          <RefusalNotice text={violationTexts[refused]} />
        </div>
      )}
    </FoldableCard>
  )
}
