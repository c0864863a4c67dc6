import { ADVANCE_LIMIT_DAYS, addDays, type CivilDate } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { Calendar, type DayViolation } from '@shuttle/ui/calendar'
import { useTexts } from '../../i18n/use-texts'

export interface MonthCalendarProps {
  open: boolean
  onClose: () => void
  today: CivilDate
  lastDateOnSale: CivilDate
  soldOutDays: readonly CivilDate[]
  value: CivilDate | undefined
  /** Texts for days that cannot be chosen. */
  reasons: Readonly<Record<DayViolation, string>>
  onSelect: (date: CivilDate) => void
  onRefused: (reason: DayViolation) => void
}

/** The days on sale, month by month. */
export const MonthCalendar = ({ open, today, soldOutDays, reasons, onRefused, ...props }: MonthCalendarProps) => {
  const t = useTexts()
  const language = useLanguage()
  if (!open) return null
  return (
    <Calendar
      language={language}
      today={today}
      lastDateOnSale={props.lastDateOnSale}
      limitDate={addDays(today, ADVANCE_LIMIT_DAYS)}
      marks={Object.fromEntries(soldOutDays.map((day) => [day, { text: t('date.soldOut'), closed: true }]))}
      value={props.value}
      onSelect={props.onSelect}
      onRefused={(_, reason) => onRefused(reason)}
      texts={{
        label: t('date.title'),
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
        today: t('date.today'),
        refused: reasons,
      }}
    />
  )
}
