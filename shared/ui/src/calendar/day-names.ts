import type { LanguageChoice } from '@shuttle/ui'
import { addDays, type CivilDate, type CivilMonth, getFirstDay, toMonth, toWeekday } from './civil-days'

const TAGS: Record<LanguageChoice, string> = { 'zh-cn': 'zh-CN', 'zh-hk': 'zh-HK', en: 'en-GB' }
const SOME_MONDAY = '2026-11-02'

/** Creating one costs a hundred times as much as using it, and a calendar formats every day of its month. */
const formats = new Map<string, Intl.DateTimeFormat>()

const getFormat = (language: LanguageChoice, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(TAGS[language], { ...options, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

const spell = (date: CivilDate, language: LanguageChoice, options: Intl.DateTimeFormatOptions) =>
  getFormat(language, options).format(Date.parse(`${date}T00:00:00Z`))

/** `Monday 23 November 2026`, `2026年11月23日星期一`. */
export const dayName = (date: CivilDate, language: LanguageChoice): string =>
  spell(date, language, { dateStyle: 'full' })

/** `November 2026`, `2026年11月`. */
export const monthName = (month: CivilMonth, language: LanguageChoice, style: 'long' | 'short' = 'long'): string =>
  spell(getFirstDay(month), language, { year: 'numeric', month: style })

/** `Nov – Dec 2026`, `2026年11月至12月`, which breaks after 至 alone; one month alone as `monthName`. */
export const monthsName = (first: CivilDate, last: CivilDate, language: LanguageChoice): string => {
  const [from, to] = [toMonth(first), toMonth(last)]
  if (from === to) return monthName(from, language)
  const style = language === 'en' ? 'short' : 'long'
  const [start, end] = [monthName(from, language, style), monthName(to, language, style)]
  const isSameYear = from.slice(0, 4) === to.slice(0, 4)
  if (language === 'en') return `${isSameYear ? start.slice(0, -5) : start} – ${end}`
  return `${start}至\u200b${isSameYear ? end.slice(5) : end}`
}

/** The first of a month among days of another, short enough for a cell: `1 Dec`, `12/1`. */
export const monthStartName = (date: CivilDate, language: LanguageChoice): string =>
  language === 'en' ? spell(date, language, { day: 'numeric', month: 'short' }) : `${Number(date.slice(5, 7))}/1`

/** `Mon 23 Nov`, `11月23日 周一`: the day with its weekday, short. */
export const shortDayName = (date: CivilDate, language: LanguageChoice): string => {
  const weekday = weekdayName(toWeekday(date), language, 'short')
  const day = spell(date, language, { day: 'numeric', month: 'short' })
  return language === 'en' ? `${weekday} ${day}` : `${day} ${weekday}`
}

/** The weekday helper: 1 Monday .. 7 Sunday. */
export const weekdayName = (
  weekday: number,
  language: LanguageChoice,
  style: 'long' | 'short' | 'narrow' = 'long',
): string => spell(addDays(SOME_MONDAY, weekday - 1), language, { weekday: style })
