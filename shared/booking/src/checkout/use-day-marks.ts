import { addDays, type CivilDate, daysBetween, findUsualFare, formatMoney, holidayPlaces } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import type { DayMark } from '@shuttle/ui/calendar'
import { useBookingTexts } from '../use-booking-texts'
import type { DayFacts } from './day-facts'
import { useTripChoiceTexts } from './use-trip-choice-texts'

interface DaysOnSale {
  today: CivilDate
  lastDateOnSale: CivilDate
  soldOutDays: readonly CivilDate[]
  facts: DayFacts
}

/**
 * At most one mark for each day on sale, by rank: sold out, few seats left, another price than most days, public
 * holiday, today. The notes explain prices and abbreviations.
 */
export const useDayMarks = ({ today, lastDateOnSale, soldOutDays, facts }: DaysOnSale) => {
  const t = useTripChoiceTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const usualFare = findUsualFare(facts.fares)
  const listPlaces = (date: CivilDate) =>
    holidayPlaces(date)
      .map((place) => t(`holiday.places.${place}`))
      .join(t('passengers.separator'))

  const findMark = (date: CivilDate): DayMark | undefined => {
    if (soldOutDays.includes(date)) return { text: t('date.soldOut'), closed: true }
    const few = facts.fewSeats.find((day) => day.date === date)
    if (few) return { text: t('date.seatsLeft', { count: few.seatsLeft }) }
    const fare = facts.fares.find((day) => day.date === date)?.lowest
    if (fare !== undefined && fare !== usualFare) {
      const spoken = formatMoney(fare, facts.currency)
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
    const text = marks.find((day) => day.date === date)?.mark.text ?? ''
    const places = listPlaces(date)
    if (holidayPlaces(date).length === 1) return t('holiday.note', { text, places })
    return t('holiday.noteOfDay', { text, places, day: formatDate(date, language, 'month-day') })
  }
  const notes = [
    ...(usualFare !== undefined && marks.some(({ mark }) => mark.tone === 'money')
      ? [t('date.usualFare', { amount: formatMoney(usualFare, facts.currency) })]
      : []),
    ...marks
      .filter(({ mark, date }) => mark.tone === 'calm' && holidayPlaces(date).length > 0)
      .map(({ date }) => explainHoliday(date)),
  ]
  return {
    marks: Object.fromEntries(marks.map(({ date, mark }) => [date, mark])),
    note: [...new Set(notes)].join(bookingT('refund.sentenceSpace')),
  }
}
