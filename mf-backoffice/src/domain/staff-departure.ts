import type { CivilDate, Departure, DepartureStatus } from '@shuttle/domain'
import { stateRevision } from '@shuttle/domain/staff'

/** The states that staff give a departure. */
export type SetState = Exclude<DepartureStatus, 'departed'>

/** A departure for staff: `status` is what staff gave it, `shown` says departed where the clock does. */
export interface StaffDeparture extends Departure {
  status: SetState
  shown: DepartureStatus
}

/** Which departures: of a line on the days of a span, all of a day or those of these times. */
export interface DepartureChoice {
  lineCode: string
  from: CivilDate
  to: CivilDate
  beginTimes?: readonly string[] | undefined
}

/** How many departures, and tickets sold for them, are in each state. */
export interface StatePreview {
  states: readonly { status: SetState; departures: number; sold: number }[]
  revision: string
}

/** A change of states before it is made: how many it is about. */
export interface StateQuestion {
  choice: DepartureChoice
  state: SetState
  revision: string
  /** Departures that change, and tickets sold for them. */
  changed: number
  sold: number
  /** Departures in that state already. */
  same: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** What a change of states is about, as the service counted it. */
export const toStateQuestion = (
  { states, revision }: StatePreview,
  state: SetState,
  choice: DepartureChoice,
): StateQuestion => {
  const changing = states.filter(({ status }) => status !== state)
  return {
    ...{ choice, state, revision },
    changed: sum(changing.map(({ departures }) => departures)),
    sold: sum(changing.map(({ sold }) => sold)),
    same: sum(states.filter(({ status }) => status === state).map(({ departures }) => departures)),
  }
}

/** The same of rows on screen, all of one line and day. */
export const toRowsQuestion = (
  rows: readonly StaffDeparture[],
  state: SetState,
  day: { lineCode: string; date: CivilDate },
): StateQuestion =>
  toStateQuestion(
    { states: rows.map(({ status, sold }) => ({ status, departures: 1, sold })), revision: stateRevision(rows) },
    state,
    { lineCode: day.lineCode, from: day.date, to: day.date, beginTimes: rows.map(({ beginTime }) => beginTime) },
  )

/** A departure that is not gone can be changed. */
export const isChangeable = ({ shown }: StaffDeparture): boolean => shown !== 'departed'
