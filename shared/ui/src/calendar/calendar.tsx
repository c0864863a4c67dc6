import { Button, IconButton, type LanguageChoice } from '@shuttle/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import styles from './calendar.module.css'
import { CalendarDay } from './calendar-day'
import type { CalendarTexts } from './calendar-texts'
import { checkDay, type DayLimits, type DayViolation } from './check-day'
import { type CivilDate, getWeeks, oneWeekAfter } from './civil-days'
import { monthsName, shortDayName } from './day-names'
import { useDayFocus } from './use-day-focus'
import { useLunarLabel } from './use-lunar-label'
import { WeekdayNames } from './weekday-names'

export interface CalendarProps extends DayLimits {
  value: CivilDate | undefined
  onSelect: (date: CivilDate) => void
  /** Called for a day that cannot be chosen: show the reason. */
  onRefused: (date: CivilDate, reason: DayViolation) => void
  language: LanguageChoice
  texts: CalendarTexts
  /** Buttons above the days, for the days that are chosen most. */
  shortcuts?: readonly { date: CivilDate; label: string }[]
}

const COLUMNS = [1, 2, 3, 4, 5, 6, 7]

/**
 * The days on sale, then month by month, Monday first, as a grid (ARIA practices): arrows, Home, End, PageUp, PageDown,
 * Enter. Closed days can be reached and announce why they are closed (D9.22).
 */
export const Calendar = ({ value, onSelect, onRefused, language, texts, shortcuts = [], ...limits }: CalendarProps) => {
  const titleId = useId()
  const { page, focusDay, turn, canTurn, gridProps } = useDayFocus(value, limits)
  const lunarLabel = useLunarLabel(language, page)

  const choose = (date: CivilDate) => {
    const reason = checkDay(date, limits)
    if (reason) onRefused(date, reason)
    else onSelect(date)
  }
  const handleClick = ({ target }: MouseEvent<HTMLElement>) => {
    const date = target instanceof Element && target.closest('[data-date]')?.getAttribute('data-date')
    if (date) choose(date)
  }
  const drawDay = (date: CivilDate) => {
    const refusal = checkDay(date, limits)
    const lunar = lunarLabel(date)
    const mark = limits.marks?.[date]
    return (
      <CalendarDay
        key={date}
        date={date}
        language={language}
        isSelected={date === value}
        isMonthStart={date.endsWith('-01') && date !== page.first}
        isFocusStop={date === focusDay}
        lunarText={lunar?.text}
        isFestive={lunar?.isFestive ?? false}
        markText={mark?.text}
        markSpoken={mark?.spoken}
        markTone={mark?.tone}
        todayText={date === limits.today ? texts.today : undefined}
        refusedText={refusal && texts.refused[refusal]}
      />
    )
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce its name with every day
    <div role="group" aria-label={texts.label} className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          label={texts.previousMonth}
          icon={<ChevronLeft />}
          aria-disabled={!canTurn.back || undefined}
          onClick={() => canTurn.back && turn('back')}
        />
        <p id={titleId} className={styles.title} aria-live="polite">
          {monthsName(page.first, page.last, language)}
        </p>
        <IconButton
          label={texts.nextMonth}
          icon={<ChevronRight />}
          aria-disabled={!canTurn.on || undefined}
          onClick={() => canTurn.on && turn('on')}
        />
      </div>
      {shortcuts.length > 0 && (
        <div className={styles.shortcuts}>
          {shortcuts.map(({ date, label }) => (
            <button
              key={date}
              type="button"
              className={styles.shortcut}
              aria-pressed={date === value}
              onClick={() => choose(date)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter clicks the button of a day, which arrives here */}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is what the ARIA practices make of a table */}
      <table role="grid" aria-labelledby={titleId} className={styles.grid} {...gridProps} onClick={handleClick}>
        <WeekdayNames language={language} />
        <tbody>
          {getWeeks(page.first, page.last).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, column) => (date ? drawDay(date) : <td key={COLUMNS[column]} />))}
            </tr>
          ))}
        </tbody>
      </table>
      {texts.weekLater && value && (
        <div className={styles.foot}>
          <span>{shortDayName(value, language)}</span>
          <Button kind="text" onClick={() => choose(oneWeekAfter(value))}>
            {texts.weekLater}
          </Button>
        </div>
      )}
    </div>
  )
}
