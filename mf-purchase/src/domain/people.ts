import { PASSENGER_TYPES, type PassengerInfo, type PassengerType } from '@shuttle/domain'
import type { TripSelection } from './trip-selection'

/** One person of an order as far as they are told, with their place among those of their type. */
export interface Person extends PassengerInfo {
  type: PassengerType
  index: number
}

const NOBODY_TOLD: PassengerInfo = { name: '', idNumber: '' }

/** One entry for each person that is counted, in the order of types; what nobody typed is empty. */
export const listPeople = ({ counts, people }: Pick<TripSelection, 'counts' | 'people'>): Person[] =>
  PASSENGER_TYPES.flatMap((type) =>
    Array.from({ length: counts[type] }, (_, index) => ({ type, index, ...(people[type]?.[index] ?? NOBODY_TOLD) })),
  )

export const updatePassenger = (
  selection: TripSelection,
  { type, index }: Pick<Person, 'type' | 'index'>,
  told: Partial<PassengerInfo>,
): TripSelection => {
  const before = selection.people[type] ?? []
  const row = Array.from({ length: Math.max(before.length, index + 1) }, (_, at) => before[at] ?? NOBODY_TOLD)
  return {
    ...selection,
    people: {
      ...selection.people,
      [type]: row.map((person, at) => (at === index ? { ...person, ...told } : person)),
    },
  }
}
