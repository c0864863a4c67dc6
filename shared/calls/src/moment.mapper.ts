import { type Instant, instantOf } from '@shuttle/domain'

/** `yyyy-MM-dd HH:mm:ss` of business time. */
export const instantOfMoment = (moment: string): Instant => instantOf(moment.slice(0, 10), moment.slice(11))
