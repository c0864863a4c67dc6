import { addDays, type CivilDate, daysBetween, findUsualFare, formatMoney, holidayPlaces } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import type { DayMark } from '@shuttle/ui/calendar'
import { useBookingTexts } from '../texts/use-booking-texts'
import { useTripChoiceTexts } from '../texts/use-trip-choice-texts'
import type { DaySales } from './day-sales'

interface DaysOnSale {
  today: CivilDate
  lastDateOnSale: CivilDate
  soldOutDays: readonly CivilDate[]
  daySales: DaySales
}

/**
 * At most one mark for each day on sale, by rank: sold out, few seats left, another price than most days, public
 * holiday, today. The notes explain prices and abbreviations.
 */
export const useDayMarks = ({ today, lastDateOnSale, soldOutDays, daySales }: DaysOnSale) => {
  const t = useTripChoiceTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const usualFare = findUsualFare(daySales.fares)
  const listPlaces = (date: CivilDate) =>
    holidayPlaces(date)
      .map((place) => t(`holiday.places.${place}`))
      .join(t('passengers.separator'))

  const findMark = (date: CivilDate): DayMark | undefined => {
    if (soldOutDays.includes(date)) return { text: t('date.soldOut'), closed: true }
    const few = daySales.fewSeats.find((day) => day.date === date)
    if (few) return { text: t('date.seatsLeft', { count: few.seatsLeft }) }
    const fare = daySales.fares.find((day) => day.date === date)?.lowest
    if (fare !== undefined && fare !== usualFare) {
      const spoken = formatMoney(fare, daySales.currency)
      return { text: spoken.replace(/\.00$/, ''), spoken, tone: 'money' }
    }
    const [place, ...others] = holidayPlaces(date)
    if (place) {
      const text = t(others.length > 0 ? 'holiday.short.several' : `holiday.short.${place}`)
      return { text, spoken: t('holiday.in', { places: listPlaces(date) }), tone: 'calm' }
    }
    return date === today ? { text: t('date.today'), tone: 'calm' } : undefined
  }

  const days = Array.from({ length: daysBetween(today, lastDateOnSale) + 1 }, (_, ahead) => addDays(today, ahead))
  const marks = days.flatMap((date) => {
    const mark = findMark(date)
    return mark ? [{ date, mark }] : []
  })
  const explainHoliday = (date: CivilDate) => {
    const [place, ...others] = holidayPlaces(date)
    const isShared = place === undefined || others.length > 0
    const what = isShared ? formatDate(date, language, 'month-day') : t(`holiday.short.${place}`)
    return t('holiday.of', { what, places: listPlaces(date) })
  }
  const holidays = marks
    .filter(({ mark, date }) => mark.tone === 'calm' && holidayPlaces(date).length > 0)
    .map(({ date }) => explainHoliday(date))
  const notes = [
    ...(usualFare !== undefined && marks.some(({ mark }) => mark.tone === 'money')
      ? [t('date.usualFare', { amount: formatMoney(usualFare, daySales.currency) })]
      : []),
    ...(holidays.length > 0
      ? [t('holiday.note', { holidays: [...new Set(holidays)].join(t('holiday.separator')) })]
      : []),
  ]
  return {
    marks: Object.fromEntries(marks.map(({ date, mark }) => [date, mark])),
    note: notes.join(bookingT('refund.sentenceSpace')),
  }
}
