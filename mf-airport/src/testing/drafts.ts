import type { FlightInfo } from '@shuttle/domain'
import { type AirportDraft, INITIAL_DRAFT } from '../domain/airport-draft'
import { useAirportDrafts } from '../state/airport-draft.store'

/** A flight to Osaka, taking off at 14:00 of 24 November. */
export const aFlight = (change: Partial<FlightInfo> = {}): FlightInfo => ({
  flightNumber: 'CX0504',
  airline: 'Cathay Pacific',
  origin: 'Hong Kong',
  destination: 'Osaka',
  transit: '',
  date: '2026-11-24',
  time: '14:00',
  ...change,
})

/** Starts the test with a trip selection of one adult towards the airport on 24 November. */
export const startWithDraft = (change: Partial<AirportDraft> = {}): void => {
  useAirportDrafts.setState({ draft: { ...INITIAL_DRAFT, date: '2026-11-24', ...change } })
}

export const currentDraft = (): AirportDraft => useAirportDrafts.getState().draft
