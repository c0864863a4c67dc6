import { addPauseCall, endPauseCall, type pauseRow, queryPausesCall } from '@shuttle/wire/staff'
import { readMoment } from './moment'
import { staffCall } from './staff-call'

/** A pause of automatic refunds. */
export interface Pause {
  pauseNo: string
  /** Empty: every line. */
  lineCode: string
  from: number
  /** Undefined: until staff end it. */
  until: number | undefined
  /** `COMING`, `NOW` or `OVER`. */
  state: string
  reason: string
}

const fromWire = (row: (typeof pauseRow)['_zod']['output']): Pause => ({
  pauseNo: row.pauseNo,
  lineCode: row.lineCode,
  from: readMoment(row.beginTime),
  until: row.endTime === undefined ? undefined : readMoment(row.endTime),
  state: row.state,
  reason: row.reasonText,
})

/** The newest first. Throws `ApiError`. */
export const fetchPauses = async (signal?: AbortSignal): Promise<Pause[]> =>
  (await staffCall(queryPausesCall, {}, signal && { signal })).responseData.map(fromWire)

/** Moments as the wire spells them; undefined means now, and until staff end it. */
export interface NewPause {
  lineCode: string
  beginTime: string | undefined
  endTime: string | undefined
  reason: string
  /** One key for each form: sent again with it, it is the same pause. */
  requestKey: string
}

/** Throws `ApiError`: `refused` with STAFF_PAUSE_TIME or STAFF_REASON_MISSING. */
export const storePause = async ({ reason, beginTime, endTime, ...pause }: NewPause): Promise<Pause> => {
  const times = { ...(beginTime && { beginTime }), ...(endTime && { endTime }) }
  return fromWire((await staffCall(addPauseCall, { ...pause, ...times, reasonText: reason })).responseData)
}

/** Throws `ApiError`: `refused` with STAFF_PAUSE_UNKNOWN for one that has ended. */
export const stopPause = async (pauseNo: string): Promise<Pause> =>
  fromWire((await staffCall(endPauseCall, { pauseNo })).responseData)
