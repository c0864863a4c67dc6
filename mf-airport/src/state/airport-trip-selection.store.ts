import { createTripSelections, useStoredSelection } from '@shuttle/booking/checkout'
import {
  AIRPORT_LINE_CODES,
  type AirportTripSelection,
  INITIAL_AIRPORT_SELECTION,
  withoutDocumentNumbers,
  withoutPersonalData,
  withPersonalData,
} from '../domain/airport-trip-selection'

/** Both directions share one trip selection. */
export const AIRPORT_TRIP = 'airport'

/** Another build may have had other lines. */
const readSelection = (stored: Partial<AirportTripSelection>): AirportTripSelection => {
  const selection = { ...INITIAL_AIRPORT_SELECTION, ...stored }
  return AIRPORT_LINE_CODES.includes(selection.lineCode)
    ? selection
    : { ...selection, lineCode: INITIAL_AIRPORT_SELECTION.lineCode }
}

const trips = createTripSelections({
  name: 'airport',
  version: 3,
  initial: INITIAL_AIRPORT_SELECTION,
  read: readSelection,
  withoutPersonalData,
  withPersonalData,
  toStored: withoutDocumentNumbers,
})

export const useAirportTripSelections = trips.useTripSelections
export const pendingAirportRequests = trips.pendingRequests

/**
 * The trip selection of the booking in progress; every page of the booking reads it, and changes it by
 * {@link updateAirportTripSelection}.
 */
export const useAirportTripSelection = (): AirportTripSelection => useStoredSelection(trips, AIRPORT_TRIP).selection

/** Changes some fields of the trip selection, given as values or derived from the current one. */
export const updateAirportTripSelection = (
  change: Partial<AirportTripSelection> | ((selection: AirportTripSelection) => Partial<AirportTripSelection>),
): void =>
  useAirportTripSelections.getState().change(AIRPORT_TRIP, (selection) => ({
    ...selection,
    ...(typeof change === 'function' ? change(selection) : change),
  }))

/** The order is placed and paid: the trip selection is no longer needed. */
export const resetAirportTripSelection = (): void => useAirportTripSelections.getState().finish(() => true)
