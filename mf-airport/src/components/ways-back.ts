import type { Step } from '../domain/missing-step'
import { AIRLINE, DEPARTURES, FLIGHT } from '../paths'

/** Where each step is taken, and what the link there says. */
export const WAYS_BACK = {
  trip: { path: AIRLINE, label: 'missing.toTrip' },
  flight: { path: FLIGHT, label: 'missing.toFlight' },
  departure: { path: DEPARTURES, label: 'missing.toDeparture' },
} as const satisfies Record<Step, { path: string; label: string }>
