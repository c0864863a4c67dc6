import { type Instant, toInstant } from '@shuttle/domain'

/** A moment of the wire, `yyyy-MM-dd HH:mm:ss` in business time; not a number where there is no such day. */
export const momentFromWire = (moment: string): Instant => toInstant(moment.slice(0, 10), moment.slice(11))
