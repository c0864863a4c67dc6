import {
  ADVANCE_LIMIT_DAYS,
  addDays,
  type CivilDate,
  civilDateAt,
  getWeekday,
  lastDateOnSale,
  nearDays,
} from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { weekdayName } from '@shuttle/i18n/format'
import { Calendar, type DayViolation } from '@shuttle/ui/calendar'
import { useTripChoiceTexts } from '../texts/use-trip-choice-texts'
import { type DaySales, NO_DAY_SALES } from './day-sales'
import styles from './sale-calendar.module.css'
import { useDayViolationTexts } from './use-count-violation-text'
import { useDayMarks } from './use-day-marks'

const MINUTE_MS = 60_000

export interface SaleCalendarProps {
  title: string
  /** Days ahead on sale, today not counted. */
  windowDays: number
  soldOutDays: readonly CivilDate[]
  daySales?: DaySales
  /** First day that goes with the other choices. */
  earliest?: CivilDate | undefined
  value: CivilDate | undefined
  onSelect: (date: CivilDate) => void
  onRefused: (reason: DayViolation) => void
}

/** The days of a line on sale with what is known of each, then month by month. */
export const SaleCalendar = (props: SaleCalendarProps) => {
  const { title, windowDays, soldOutDays, daySales = NO_DAY_SALES, earliest, value, onSelect, onRefused } = props
  const t = useTripChoiceTexts()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  const refused = useDayViolationTexts(windowDays)
  const today = civilDateAt(now)
  const lastDay = lastDateOnSale(now, windowDays)
  const { marks, note } = useDayMarks({ today, lastDateOnSale: lastDay, soldOutDays, daySales })
  const { tomorrow, weekend } = nearDays(today)
  return (
    <>
      <Calendar
        language={language}
        today={today}
        earliest={earliest}
        lastDateOnSale={lastDay}
        limitDate={addDays(today, ADVANCE_LIMIT_DAYS)}
        marks={marks}
        shortcuts={[
          { date: today, label: t('date.today') },
          { date: tomorrow, label: t('date.tomorrow') },
          { date: weekend, label: weekdayName(getWeekday(weekend), language) },
        ]}
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
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
