import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, count, moment, optionalTime } from '../scalars'

/** What staff declared about rides of today. */
export const lineStateRow = z.looseObject({
  /** Code of its one-way line. */
  lineCode: z.string(),
  /** `HH:mm` of one departure; empty for all rides of today. */
  beginTime: optionalTime,
  /** LATE or CANCELLED. */
  kind: code,
  /** Minutes late; 0 where it does not run. */
  minutes: count,
  since: moment,
  /** Text of staff in the language of the request; may be empty. */
  text: z.string(),
})

/** The state of today of every line, or of one; a line without a row is normal. */
export const queryLineStatesCall = defineCall({
  path: 'manage/query.line.states',
  access: 'line.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ lineCode: z._default(z.string(), '') }),
  answer: z.looseObject({ responseData: z.array(lineStateRow) }),
})
