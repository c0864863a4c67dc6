import * as z from 'zod/mini'
import { code, count, moment } from './scalars'

/** What staff declared about one ride of an order. */
export const rideNoticeRow = z.looseObject({
  /** LATE, or CANCELLED: it does not run, and its tickets are refunded. */
  kind: code,
  /** 1 outbound, 2 return. */
  leg: code,
  /** Minutes late; 0 where it does not run. */
  minutes: count,
  /** When staff declared it. */
  since: moment,
  /** Text of staff in the language of the request; may be empty. */
  text: z.string(),
})
