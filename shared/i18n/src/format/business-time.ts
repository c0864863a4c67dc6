import type { LanguageCode } from '@shuttle/contracts'
import { type CivilDate, type Instant, isCivilDate } from '@shuttle/domain'
import dayjs, { type Dayjs } from 'dayjs'
import zhCn from 'dayjs/locale/zh-cn.js'
import zhHk from 'dayjs/locale/zh-hk.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** English is built into dayjs; importing `en` here would only cost bytes. */
const LOCALE: Record<LanguageCode, string | ILocale> = { 'zh-cn': zhCn, 'zh-hk': zhHk, en: 'en' }

/** A moment in the time zone of the stations: UTC+8 without summer time, independent of the phone's setting. */
export const businessMoment = (instant: Instant, language: LanguageCode): Dayjs =>
  dayjs.utc(instant).utcOffset(8).locale(LOCALE[language])

/** Noon of a day, so that no offset moves it to another day. Throws a RangeError for an invalid day. */
export const businessDay = (date: CivilDate, language: LanguageCode): Dayjs => {
  if (!isCivilDate(date)) throw new RangeError(`Not a day: ${date}`)
  return dayjs.utc(`${date}T12:00:00Z`).locale(LOCALE[language])
}
