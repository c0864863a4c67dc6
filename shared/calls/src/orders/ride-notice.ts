import type { Direction, Instant } from '@shuttle/domain'
import type { rideNoticeRow } from '@shuttle/wire'
import { instantFromWire } from '../codes'

/** What staff declared about one ride of an order: it is late, or does not run and is refunded. */
export interface RideNotice {
  kind: 'late' | 'cancelled'
  direction: Direction
  /** 0 where it does not run. */
  minutes: number
  since: Instant
  /** Text of staff, in the language of the request; may be empty. */
  text: string
}

const KINDS: Readonly<Record<string, RideNotice['kind']>> = { LATE: 'late', CANCELLED: 'cancelled' }

/** Leaves out kinds that this build does not know. */
export const rideNoticesFromWire = (rows: readonly (typeof rideNoticeRow)['_zod']['output'][] = []): RideNotice[] =>
  rows.flatMap(({ kind: code, leg, minutes, since, text }) => {
    const kind = KINDS[code]
    if (!kind) return []
    return [{ kind, direction: leg === '2' ? 'inbound' : 'outbound', minutes, since: instantFromWire(since), text }]
  })
