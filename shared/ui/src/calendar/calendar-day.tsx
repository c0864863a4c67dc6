import { type LanguageChoice, VisuallyHidden } from '@shuttle/ui'
import styles from './calendar.module.css'
import type { CalendarTexts } from './calendar-texts'
import type { DayMark, DayViolation } from './check-day'
import { type CivilDate, dayOfMonth } from './civil-days'
import { dayName, monthStartName } from './day-names'
import type { LunarLabel } from './lunar-label'

interface CalendarDayProps {
  date: CivilDate
  language: LanguageChoice
  texts: CalendarTexts
  lunar: LunarLabel | undefined
  isSelected: boolean
  isToday: boolean
  /** The first of a month in the middle of a page. */
  isMonthStart: boolean
  /** The one day that Tab reaches. */
  isFocusStop: boolean
  mark: DayMark | undefined
  refusal: DayViolation | undefined
  onChoose: (date: CivilDate) => void
}

// The name is visually hidden text, not aria-label, which translation tools and some readers skip in grids.
export const CalendarDay = ({ date, language, texts, lunar, mark, refusal, onChoose, ...is }: CalendarDayProps) => {
  const spoken = [
    dayName(date, language),
    lunar?.text,
    mark?.text,
    is.isToday && texts.today,
    refusal && texts.refused[refusal],
  ]
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid; the rule does not see the table's role
    <td aria-selected={is.isSelected} className={styles.cell}>
      <button
        type="button"
        className={styles.day}
        data-date={date}
        tabIndex={is.isFocusStop ? 0 : -1}
        aria-disabled={refusal ? true : undefined}
        aria-current={is.isToday ? 'date' : undefined}
        onClick={() => onChoose(date)}
      >
        <span aria-hidden className={is.isMonthStart ? styles.monthStart : undefined}>
          {is.isMonthStart ? monthStartName(date, language) : dayOfMonth(date)}
        </span>
        {mark ? (
          <span aria-hidden className={styles.mark}>
            {mark.text}
          </span>
        ) : (
          lunar && (
            <span aria-hidden className={lunar.isFestive ? styles.festive : styles.lunar}>
              {lunar.text}
            </span>
          )
        )}
        <VisuallyHidden>{[...new Set(spoken.filter(Boolean))].join(', ')}</VisuallyHidden>
      </button>
    </td>
  )
}
