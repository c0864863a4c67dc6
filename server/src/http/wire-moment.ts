import { type Instant, isCivilDate, toInstant } from '@shuttle/domain'

const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** A moment of the wire, `yyyy-MM-dd HH:mm:ss` in business time; NaN where there is no such day or time. */
export const momentFromWire = (moment: string): Instant => {
  const [date, time] = [moment.slice(0, 10), moment.slice(11)]
  return isCivilDate(date) && TIME.test(time) ? toInstant(date, time) : Number.NaN
}
