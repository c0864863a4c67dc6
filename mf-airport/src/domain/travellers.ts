import { PASSENGER_TYPES, type PassengerType } from '@shuttle/domain'
import type { AirportDraft, DraftHolder } from './airport-draft'

/** One passenger of the ride, with the index among those of the same type. */
export interface Traveller {
  key: `${PassengerType}-${number}`
  type: PassengerType
  index: number
  holder: DraftHolder
}

const NOT_ENTERED: Omit<DraftHolder, 'type'> = {
  lastName: '',
  firstName: '',
  documentType: '',
  documentNumber: '',
  gender: '',
  birthDate: '',
  nationality: '',
  telephone: '',
}

const heldOf = (holders: AirportDraft['holders'], type: PassengerType) =>
  holders.filter((holder) => holder.type === type)

/** One entry for each counted passenger, in the order of the order's passengers; empty until entered. */
export const listTravellers = ({ counts, holders }: Pick<AirportDraft, 'counts' | 'holders'>): Traveller[] =>
  PASSENGER_TYPES.flatMap((type) => {
    const held = heldOf(holders, type)
    return Array.from({ length: counts[type] }, (_, index) => ({
      key: `${type}-${index}` as const,
      type,
      index,
      holder: held[index] ?? { ...NOT_ENTERED, type },
    }))
  })

export const updateHolder = (
  { holders }: Pick<AirportDraft, 'holders'>,
  { type, index }: Pick<Traveller, 'type' | 'index'>,
  entered: Partial<DraftHolder>,
): DraftHolder[] => {
  const held = heldOf(holders, type)
  const row = Array.from({ length: Math.max(held.length, index + 1) }, (_, at) => held[at] ?? { ...NOT_ENTERED, type })
  return [
    ...holders.filter((holder) => holder.type !== type),
    ...row.map((holder, at) => (at === index ? { ...holder, ...entered } : holder)),
  ]
}
