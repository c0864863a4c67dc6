import { createTripSelections, useStoredSelection } from '@shuttle/booking/checkout'
import { INITIAL_SELECTION, toStoredSelection, withoutPersonalData, withPersonalData } from '../domain/trip-selection'

/** One selection for each line, by its code. */
const trips = createTripSelections({
  name: 'purchase',
  version: 5,
  initial: INITIAL_SELECTION,
  read: (stored) => ({ ...INITIAL_SELECTION, ...stored }),
  withoutPersonalData,
  withPersonalData,
  toStored: toStoredSelection,
})
export const { useTripSelections, getSelection, pendingRequests } = trips

export const useTripSelection = (lineCode: string) => useStoredSelection(trips, lineCode)

/** The order is placed and paid: drops the trip of the line and of its counterpart, which share their choices. */
export const finishTrip = (lineCode: string): void =>
  useTripSelections.getState().finish((other) => other.slice(0, 6) === lineCode.slice(0, 6))
