import { PASSENGER_TYPES, type PassengerInfo, type PassengerType } from '@shuttle/domain'
import type { PurchaseDraft } from './purchase-draft'

/** One person of an order as far as they are told, with their place among those of their type. */
export interface Person extends PassengerInfo {
  type: PassengerType
  index: number
}

const NOBODY_TOLD: PassengerInfo = { name: '', idNumber: '' }

/** One entry for each person that is counted, in the order of types; what nobody typed is empty. */
export const peopleOf = ({ counts, people }: Pick<PurchaseDraft, 'counts' | 'people'>): Person[] =>
  PASSENGER_TYPES.flatMap((type) =>
    Array.from({ length: counts[type] }, (_, index) => ({ type, index, ...(people[type]?.[index] ?? NOBODY_TOLD) })),
  )

export const tellPerson = (
  draft: PurchaseDraft,
  { type, index }: Pick<Person, 'type' | 'index'>,
  told: Partial<PassengerInfo>,
): PurchaseDraft => {
  const before = draft.people[type] ?? []
  const row = Array.from({ length: Math.max(before.length, index + 1) }, (_, at) => before[at] ?? NOBODY_TOLD)
  return {
    ...draft,
    people: {
      ...draft.people,
      [type]: row.map((person, at) => (at === index ? { ...person, ...told } : person)),
    },
  }
}
