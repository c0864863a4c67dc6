import { ADVANCE_LIMIT_DAYS, addDays, type CivilDate, civilDateAt, lastDateOnSale } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { Calendar, type DayViolation } from '@shuttle/ui/calendar'
import { useDayViolationTexts } from './use-day-violation-texts'
import { useTripChoiceTexts } from './use-trip-choice-texts'

const MINUTE_MS = 60_000

export interface SaleCalendarProps {
  title: string
  /** Days ahead on sale, today not counted. */
  windowDays: number
  soldOutDays: readonly CivilDate[]
  /** First day that goes with the other choices. */
  earliest?: CivilDate | undefined
  value: CivilDate | undefined
  onSelect: (date: CivilDate) => void
  onRefused: (reason: DayViolation) => void
}

/** The days of a line on sale, month by month. */
export const SaleCalendar = (props: SaleCalendarProps) => {
  const { title, windowDays, soldOutDays, earliest, value, onSelect, onRefused } = props
  const t = useTripChoiceTexts()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  const refused = useDayViolationTexts(windowDays)
  const today = civilDateAt(now)
  return (
    <Calendar
      language={language}
      today={today}
      earliest={earliest}
      lastDateOnSale={lastDateOnSale(now, windowDays)}
      limitDate={addDays(today, ADVANCE_LIMIT_DAYS)}
      marks={Object.fromEntries(soldOutDays.map((day) => [day, { text: t('date.soldOut'), closed: true }]))}
      value={value}
      onSelect={onSelect}
      onRefused={(_, reason) => onRefused(reason)}
      texts={{
        label: title,
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
        today: t('date.today'),
        refused,
      }}
    />
  )
}
