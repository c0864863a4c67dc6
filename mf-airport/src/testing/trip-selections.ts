import type { FlightInfo } from '@shuttle/domain'
import { type AirportTripSelection, INITIAL_AIRPORT_SELECTION } from '../domain/airport-trip-selection'
import { AIRPORT_TRIP, useAirportTripSelections } from '../state/airport-trip-selection.store'

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
export const startWithSelection = (change: Partial<AirportTripSelection> = {}): void => {
  const selection = { ...INITIAL_AIRPORT_SELECTION, date: '2026-11-24', ...change }
  useAirportTripSelections.setState({ selections: { [AIRPORT_TRIP]: selection } })
}

export const currentSelection = (): AirportTripSelection =>
  useAirportTripSelections.getState().selections[AIRPORT_TRIP] ?? INITIAL_AIRPORT_SELECTION
