import { type CivilDate, daysBetween } from './civil-date'
import { isHongKongId } from './hong-kong-id'
import type { PassengerType } from './passenger-type'

/** One dated row; days are days of departure, half-open. An operator switches it on and dates it. */
export interface Promotion {
  kind: 'buyOneGetOne'
  on: boolean
  /** Codes of round-trip lines; empty is every one. */
  appliesTo: readonly string[]
  from: CivilDate | undefined
  until: CivilDate | undefined
  /** The return is at most so many days after the departure, and never on the same day. */
  maxNights: number
}

/** Buy one, get one (accounts 9), as it is there from the start: off. */
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
  /** Fare of one way, in cents. */
  fares: Readonly<Partial<Record<PassengerType, number>>>
}

const isRunning = ({ on, appliesTo, from, until, maxNights }: Promotion, trip: PromotedTrip): boolean => {
  const { date, returnDate, lineCode } = trip
  if (!on || returnDate === undefined) return false
  if (appliesTo.length > 0 && !appliesTo.includes(lineCode)) return false
  if ((from !== undefined && date < from) || (until !== undefined && date >= until)) return false
  const nights = daysBetween(date, returnDate)
  return nights >= 1 && nights <= maxNights
}

/** Positions of passengers: each card once, the dearest fares first; who travels free anyway is not counted. */
const cardHolders = ({ passengers, fares }: PromotedTrip): number[] => {
  const plain = (idNumber: string) => idNumber.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const fareAt = (position: number) => fares[passengers[position]?.type ?? 'infant'] ?? 0
  const byCard = new Map<string, number>()
  for (const [position, { idNumber }] of passengers.entries())
    if (isHongKongId(idNumber) && fareAt(position) > 0) byCard.set(plain(idNumber), position)
  return [...byCard.values()].sort((one, other) => fareAt(other) - fareAt(one))
}

/**
 * Positions of the passengers who travel free both ways: of every two holders of a Hong Kong identity card the one with
 * the lower fare (accounts 9).
 */
export const freeByPromotion = (promotions: readonly Promotion[], trip: PromotedTrip): number[] =>
  promotions.some((promotion) => isRunning(promotion, trip)) ? cardHolders(trip).filter((_, at) => at % 2 === 1) : []
