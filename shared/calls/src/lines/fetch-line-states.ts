import type { Instant } from '@shuttle/domain'
import { queryLineStatesCall } from '@shuttle/wire'
import { instantFromWire } from '../codes'
import { type CallOptions, callService } from '../send-call'

/** What staff declared about rides of today of one line; a line without one is normal. */
export interface LineState {
  /** Code of its one-way line. */
  lineCode: string
  /** `HH:mm` of one departure; empty for all rides of today. */
  beginTime: string
  kind: 'late' | 'cancelled'
  /** Minutes late; 0 where the rides do not run. */
  minutes: number
  since: Instant
  /** Text of staff, in the language of the request; may be empty. */
  text: string
}

/** The declared states of today, of every line. */
export const fetchLineStates = async (options: CallOptions = {}): Promise<LineState[]> => {
  const { responseData } = await callService(queryLineStatesCall, {}, options)
  return responseData.map(({ lineCode, beginTime, kind, minutes, since, text }) => ({
    ...{ lineCode, beginTime: beginTime.slice(0, 5), minutes, since: instantFromWire(since), text },
    kind: kind === 'CANCELLED' ? 'cancelled' : 'late',
  }))
}
