import { PASSENGER_TYPES, type PassengerInfo, type PassengerType } from '@shuttle/domain'
import type { TripSelection } from './trip-selection'

/** One passenger of an order as entered so far, with the index among those of the same type. */
export interface EnteredPassenger extends PassengerInfo {
  type: PassengerType
  index: number
}

const NOT_ENTERED: PassengerInfo = { name: '', idNumber: '' }

/** One entry for each counted passenger, in the order of types; empty until entered. */
export const listPassengers = ({
  counts,
  passengers,
}: Pick<TripSelection, 'counts' | 'passengers'>): EnteredPassenger[] =>
  PASSENGER_TYPES.flatMap((type) =>
    Array.from({ length: counts[type] }, (_, index) => ({
      type,
      index,
      ...(passengers[type]?.[index] ?? NOT_ENTERED),
    })),
  )

export const updatePassenger = (
  selection: TripSelection,
  { type, index }: Pick<EnteredPassenger, 'type' | 'index'>,
  entered: Partial<PassengerInfo>,
): TripSelection => {
  const before = selection.passengers[type] ?? []
  const row = Array.from({ length: Math.max(before.length, index + 1) }, (_, at) => before[at] ?? NOT_ENTERED)
  return {
    ...selection,
    passengers: {
      ...selection.passengers,
      [type]: row.map((passenger, at) => (at === index ? { ...passenger, ...entered } : passenger)),
    },
  }
}
