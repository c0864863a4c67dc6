import { type CivilDate, daysBetween } from './civil-date'
import { isHongKongId } from './hong-kong-id'
import type { PassengerType } from './passenger-type'

export const PROMOTION_KINDS = ['buyOneGetOne', 'familyCombo'] as const

/** One dated row; days are days of departure, half-open. An operator enables and dates it. */
export interface Promotion {
  kind: (typeof PROMOTION_KINDS)[number]
  on: boolean
  /** Line codes. Empty means every round trip for `buyOneGetOne`, and none for `familyCombo`. */
  appliesTo: readonly string[]
  from: CivilDate | undefined
  until: CivilDate | undefined
  /** For `buyOneGetOne`: the most days from the departure to the return, which is never on the same day. */
  maxNights: number
}

/** Buy one, get one (accounts 9), in its initial state: off. */
export const BUY_ONE_GET_ONE: Promotion = {
  kind: 'buyOneGetOne',
  on: false,
  appliesTo: [],
  from: undefined,
  until: undefined,
  maxNights: 7,
}

export interface PromotedTrip {
  lineCode: string
  date: CivilDate
  /** Undefined: one way. */
  returnDate: CivilDate | undefined
  passengers: ReadonlyArray<{ type: PassengerType; idNumber: string }>
  /** Fare of one leg, in cents. */
  fares: Readonly<Partial<Record<PassengerType, number>>>
}

/** The family combo (accounts 9; D3.promotion.1), in its initial state: off, on no line. */
export const FAMILY_COMBO: Promotion = { ...BUY_ONE_GET_ONE, kind: 'familyCombo', maxNights: 0 }
/** Of this many paying passengers, one travels free. */
export const FAMILY_COMBO_PASSENGERS = 4

const isInForce = ({ on, from, until }: Promotion, { date }: PromotedTrip): boolean =>
  on && (from === undefined || date >= from) && (until === undefined || date < until)

const isOvernight = ({ appliesTo, maxNights }: Promotion, { date, returnDate, lineCode }: PromotedTrip): boolean => {
  if (returnDate === undefined || (appliesTo.length > 0 && !appliesTo.includes(lineCode))) return false
  const nights = daysBetween(date, returnDate)
  return nights >= 1 && nights <= maxNights
}

/**
 * Positions of passengers with an identity card, each card once, the highest fares first; those who travel free anyway
 * do not count.
 */
const hongKongIdPositions = ({ passengers, fares }: PromotedTrip): number[] => {
  const plain = (idNumber: string) => idNumber.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const fareAt = (position: number) => fares[passengers[position]?.type ?? 'infant'] ?? 0
  const byCard = new Map<string, number>()
  for (const [position, { idNumber }] of passengers.entries())
    if (isHongKongId(idNumber) && fareAt(position) > 0) byCard.set(plain(idNumber), position)
  return [...byCard.values()].sort((one, other) => fareAt(other) - fareAt(one))
}

/** Positions of paying passengers, the highest fares first. */
const paying = ({ passengers, fares }: PromotedTrip): number[] =>
  passengers
    .map(({ type }, position) => ({ position, fare: fares[type] ?? 0 }))
    .filter(({ fare }) => fare > 0)
    .toSorted((one, other) => other.fare - one.fare)
    .map(({ position }) => position)

const FREE_BY: Readonly<Record<Promotion['kind'], (promotion: Promotion, trip: PromotedTrip) => number[]>> = {
  buyOneGetOne: (promotion, trip) =>
    isOvernight(promotion, trip) ? hongKongIdPositions(trip).filter((_, at) => at % 2 === 1) : [],
  familyCombo: ({ appliesTo }, trip) => {
    if (!appliesTo.includes(trip.lineCode)) return []
    const payingPositions = paying(trip)
    return payingPositions.slice(payingPositions.length - Math.floor(payingPositions.length / FAMILY_COMBO_PASSENGERS))
  },
}

/**
 * Positions of the passengers who travel free on every leg (accounts 9): of every two with a Hong Kong identity card
 * the one with the lower fare; of four who pay, in the family combo, the one with the lowest.
 */
export const freeByPromotion = (promotions: readonly Promotion[], trip: PromotedTrip): number[] => [
  ...new Set(
    promotions
      .filter((promotion) => isInForce(promotion, trip))
      .flatMap((promotion) => FREE_BY[promotion.kind](promotion, trip)),
  ),
]
