import { Calendar, type CalendarProps, type CivilDate, type DayMark, type DayViolation } from '@shuttle/ui/calendar'
import { choice } from '../choice'
import { texts } from '../texts'

export interface SampleCalendarProps {
  value: CivilDate | undefined
  onSelect: (date: CivilDate) => void
  onRefused?: (date: CivilDate, reason: DayViolation) => void
  marks?: Record<CivilDate, DayMark>
  shortcuts?: NonNullable<CalendarProps['shortcuts']>
}

/** A calendar of one fixed day, so that pictures of it can be compared. */
export const SampleCalendar = ({ onRefused = () => {}, ...rest }: SampleCalendarProps) => (
  <Calendar
    today="2026-11-21"
    lastDateOnSale="2026-12-05"
    limitDate="2027-02-19"
    language={choice.language}
    texts={texts.calendar}
    onRefused={onRefused}
    {...rest}
  />
)
