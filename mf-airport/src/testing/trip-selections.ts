import type { FlightInfo } from '@shuttle/domain'
import { type AirportTripSelection, INITIAL_AIRPORT_SELECTION } from '../domain/airport-trip-selection'
import { useAirportTripSelectionStore } from '../state/airport-trip-selection.store'

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
  useAirportTripSelectionStore.setState({ selection: { ...INITIAL_AIRPORT_SELECTION, date: '2026-11-24', ...change } })
}

export const currentSelection = (): AirportTripSelection => useAirportTripSelectionStore.getState().selection
