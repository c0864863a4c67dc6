import { type Instant, toInstant } from '@shuttle/domain'

/** `yyyy-MM-dd HH:mm:ss` of business time. */
export const instantOfMoment = (moment: string): Instant => toInstant(moment.slice(0, 10), moment.slice(11))
