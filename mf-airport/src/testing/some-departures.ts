import { DEFAULT_RIDE, type Departure, toInstant } from '@shuttle/domain'
import type { Connection } from '../domain/departure-options'

/**
 * A departure at a time such as `2026-11-24 10:30`, with forty seats left and the fields of `change` in place of these.
 */
export const aDeparture = (at: string, change: Partial<Departure> = {}): Departure => {
  const [date = '', beginTime = ''] = at.split(' ')
  return {
    lineCode: 'HZICLK',
    date,
    beginTime,
    endTime: beginTime,
    capacity: 50,
    sold: 10,
    status: 'open',
    ...change,
  }
}

export const moment = (at: string): number => {
  const [date = '', time] = at.split(' ')
  return toInstant(date, time)
}

export const towards = (takeOff: string): Connection => ({
  direction: 'toAirport',
  flightAt: moment(takeOff),
  settings: DEFAULT_RIDE,
})
export const after = (landing: string): Connection => ({
  direction: 'fromAirport',
  flightAt: moment(landing),
  settings: DEFAULT_RIDE,
})
