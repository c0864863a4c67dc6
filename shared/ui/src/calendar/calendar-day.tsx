import { type LanguageChoice, VisuallyHidden } from '@shuttle/ui'
import { memo } from 'react'
import styles from './calendar.module.css'
import type { DayMark } from './check-day'
import { type CivilDate, dayOfMonth } from './civil-days'
import { dayName, monthStartName } from './day-names'

interface CalendarDayProps {
  date: CivilDate
  language: LanguageChoice
  isSelected: boolean
  /** The first of a month in the middle of a page. */
  isMonthStart: boolean
  /** The one day that Tab reaches. */
  isFocusStop: boolean
  lunarText: string | undefined
  /** A festival or a solar term is highlighted. */
  isFestive: boolean
  /** In place of the lunar text. */
  markText: string | undefined
  /** Read instead of the mark. */
  markSpoken: string | undefined
  markTone: DayMark['tone']
  /** Marks the day as today. */
  todayText: string | undefined
  /** Marks the day as one that cannot be chosen. */
  refusedText: string | undefined
}

/**
 * A day renders again only if one of its values changes: most changes of a form concern two days of forty, or none. The
 * name is visually hidden text, not aria-label, which translation tools and some screen readers skip in grids.
 */
export const CalendarDay = memo(
  ({ date, language, lunarText, markText, markSpoken, markTone, todayText, refusedText, ...is }: CalendarDayProps) => {
    // A festival has a name of its own, which a calm mark such as a public holiday does not hide.
    const isMarked = markText !== undefined && !(markTone === 'calm' && is.isFestive)
    const spoken = [dayName(date, language), lunarText, markSpoken ?? markText, todayText, refusedText]
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid; the rule does not see the table's role
      <td aria-selected={is.isSelected} className={styles.cell}>
        <button
          type="button"
          className={styles.day}
          data-date={date}
          tabIndex={is.isFocusStop ? 0 : -1}
          aria-disabled={refusedText === undefined ? undefined : true}
          aria-current={todayText === undefined ? undefined : 'date'}
        >
          <span aria-hidden className={is.isMonthStart ? styles.monthStart : undefined}>
            {is.isMonthStart ? monthStartName(date, language) : dayOfMonth(date)}
          </span>
          {isMarked ? (
            <span aria-hidden className={styles[markTone ?? 'mark']}>
              {markText}
            </span>
          ) : (
            lunarText && (
              <span aria-hidden className={is.isFestive ? styles.festive : styles.lunar}>
                {lunarText}
              </span>
            )
          )}
          <VisuallyHidden>{[...new Set(spoken.filter(Boolean))].join(', ')}</VisuallyHidden>
        </button>
      </td>
    )
  },
)
