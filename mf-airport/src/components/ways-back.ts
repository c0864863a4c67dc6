import type { Step } from '../domain/missing-step'
import { AIRLINE, DEPARTURES, FLIGHT } from '../paths'

/** The page of each step, and the label of its link. */
export const WAYS_BACK = {
  trip: { path: AIRLINE, label: 'missing.toTrip' },
  flight: { path: FLIGHT, label: 'missing.toFlight' },
  departure: { path: DEPARTURES, label: 'missing.toDeparture' },
} as const satisfies Record<Step, { path: string; label: string }>
