import type { CivilDate, DepartureStatus } from '@shuttle/domain'
import { stateRevision } from '@shuttle/domain/staff'
import type { DepartureChoice, StaffDeparture, StatePreview } from '@shuttle/wire/staff'

/** States that staff can give a departure. */
export type SetState = Exclude<DepartureStatus, 'departed'>

/** A change of states before the confirmation, with the numbers it affects. */
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

/** A change of states with the numbers that the service counted. */
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

/** As {@link toStateQuestion}, for rows on screen, all of one line and day. */
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

/** Departed departures cannot be changed. */
export const isChangeable = ({ shown }: StaffDeparture): boolean => shown !== 'departed'
