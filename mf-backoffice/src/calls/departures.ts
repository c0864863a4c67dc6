import { ApiError } from '@shuttle/contracts'
import { type CivilDate, DEPARTURE_STATUSES, type DepartureStatus } from '@shuttle/domain'
import {
  previewDepartureStatesCall,
  queryStaffDeparturesCall,
  setDepartureCapacityCall,
  setDepartureStatesCall,
  type staffDepartureRow,
} from '@shuttle/wire/staff'
import type { DepartureChoice, SetState, StaffDeparture, StatePreview } from '../domain/staff-departure'
import { staffCall } from './staff-call'

const toStatus = (code: string): DepartureStatus => {
  const status = DEPARTURE_STATUSES[Number(code)]
  if (!status) throw new ApiError({ kind: 'unreadable', code })
  return status
}

const toSetState = (code: string): SetState => {
  const status = toStatus(code)
  if (status === 'departed') throw new ApiError({ kind: 'unreadable', code })
  return status
}

const SET_CODES = { closed: '0', open: '1', paused: '2' } as const

export const departureFromWire = (row: (typeof staffDepartureRow)['_zod']['output']): StaffDeparture => ({
  lineCode: row.lineCode,
  date: row.travelDate,
  beginTime: row.beginTime,
  endTime: row.endTime,
  capacity: row.capacity,
  sold: row.sold,
  status: toSetState(row.setCode),
  shown: toStatus(row.statusCode),
})

/** The departures of a one-way line on a day. Throws `ApiError`. */
export const fetchDepartures = async (
  query: { lineCode: string; date: CivilDate },
  signal?: AbortSignal,
): Promise<StaffDeparture[]> => {
  const body = { lineCode: query.lineCode, travelDate: query.date }
  return (await staffCall(queryStaffDeparturesCall, body, signal && { signal })).responseData.map(departureFromWire)
}

const choiceToWire = ({ lineCode, from, to, beginTimes }: DepartureChoice) => ({
  ...{ lineCode, fromDate: from, toDate: to },
  ...(beginTimes && { beginTimes: [...beginTimes] }),
})

/** How many departures are in each state. Throws `ApiError`: `refused` with STAFF_DAYS_INVALID. */
export const previewStates = async (choice: DepartureChoice): Promise<StatePreview> => {
  const { states, revision } = (await staffCall(previewDepartureStatesCall, choiceToWire(choice))).responseData
  return {
    states: states.map(({ setCode, departures, sold }) => ({ status: toSetState(setCode), departures, sold })),
    revision,
  }
}

/** Throws `ApiError`: `refused` with STAFF_FORM_STALE, STAFF_DEPARTURE_GONE or STAFF_DAYS_INVALID. */
export const changeStates = async (change: {
  choice: DepartureChoice
  state: SetState
  expectedRevision: string
}): Promise<{ changed: number; sold: number }> => {
  const { choice, state, expectedRevision } = change
  const body = { ...choiceToWire(choice), setCode: SET_CODES[state], expectedRevision }
  return (await staffCall(setDepartureStatesCall, body)).responseData
}

/**
 * Throws `ApiError`: `refused` with STAFF_SEATS_BELOW_SOLD, STAFF_SEATS_INVALID, STAFF_FORM_STALE or
 * STAFF_DEPARTURE_GONE.
 */
export const changeSeats = async (change: { departure: StaffDeparture; capacity: number }): Promise<StaffDeparture> => {
  const { lineCode, date: travelDate, beginTime, capacity: expectedCapacity } = change.departure
  const body = { lineCode, travelDate, beginTime, capacity: change.capacity, expectedCapacity }
  return departureFromWire((await staffCall(setDepartureCapacityCall, body)).responseData)
}
