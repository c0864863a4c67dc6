import { OLDEST_WIRE_SERVED, WIRE_VERSION } from '@shuttle/wire'
import { Refusal } from '../errors'

/** Both ends belong to the range. */
export interface ServedWires {
  oldest: number
  newest: number
}

const SERVED: ServedWires = { oldest: OLDEST_WIRE_SERVED, newest: WIRE_VERSION }

/**
 * Refuses a call of a build whose version of the wire is served no longer, or not yet by this server: `PAGE_TOO_OLD`. A
 * call that names none is somebody else's client and is served. `header` is the call's `x-wire`.
 */
export const assertServedWire = (header: string | string[] | undefined, served: ServedWires = SERVED): void => {
  if (header === undefined) return
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header)) throw new Refusal('BAD_REQUEST', { fields: ['x-wire'] })
  const version = Number(header)
  if (version < served.oldest || version > served.newest) throw new Refusal('PAGE_TOO_OLD')
}
