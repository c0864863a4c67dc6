import { type Instant, toInstant } from '@shuttle/domain'

/** A moment of the wire, in business time (UTC+8). */
export const readMoment = (moment: string): Instant => toInstant(moment.slice(0, 10), moment.slice(11))
