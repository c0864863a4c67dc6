import { isUnknownCode, type PaidOrder } from '@shuttle/calls'
import {
  type FareLine,
  findWayBack,
  isAirportLine,
  type Line,
  PASSENGER_TYPES,
  type PassengerNames,
} from '@shuttle/domain'
import { buyHref } from './line-href'
import { tripHref } from './trip-href'

/** A router's link: the names are in its entry of the history, never in its address. */
export interface BuyLink {
  to: string
  state?: { names: PassengerNames }
}

interface BoughtTickets extends Pick<PaidOrder, 'fareType'> {
  /** Passengers of each type, each counted once. */
  people: readonly Pick<FareLine, 'type' | 'count'>[]
  /** Whose names are known; empty in a list of orders. */
  passengers?: PaidOrder['passengers']
}

const toNames = (passengers: PaidOrder['passengers']): PassengerNames =>
  Object.fromEntries(
    PASSENGER_TYPES.map((type) => [type, passengers.filter((each) => each.type === type).map(({ name }) => name)]),
  )

/**
 * Where the tickets of an order are bought once more on a line: its kind of ticket, people and names filled in.
 * Undefined if no remote owns the page; the airport line starts with a flight.
 */
export const buyAgainLink = (
  line: Pick<Line, 'lineCode' | 'originName' | 'destinationName'>,
  { fareType, people, passengers = [] }: BoughtTickets,
  isRoutable: (path: string) => boolean,
): BuyLink | undefined => {
  if (isAirportLine(line.lineCode)) {
    const to = buyHref(line, isRoutable)
    return to === undefined ? undefined : { to }
  }
  const counts = Object.fromEntries(people.map(({ type, count }) => [type, count]))
  const to = tripHref(line, { ...(!isUnknownCode(fareType) && { fareType }), counts })
  return passengers.length > 0 ? { to, state: { names: toNames(passengers) } } : { to }
}

/** The same on the line of the way back; undefined unless the order is a paid one-way trip and that line is on sale. */
export const wayBackLink = (
  lines: readonly Line[],
  order: Pick<
    PaidOrder,
    'category' | 'status' | 'fareType' | 'priceLines' | 'passengers' | 'originCode' | 'destinationCode'
  >,
  isRoutable: (path: string) => boolean,
): BuyLink | undefined => {
  const line = findWayBack(lines, order)
  return line && buyAgainLink(line, { ...order, people: order.priceLines }, isRoutable)
}

/** The names that a link gave to the page it leads to; what is no such object is ignored. */
export const readNames = (state: unknown): PassengerNames => {
  const names: unknown = typeof state === 'object' && state !== null && 'names' in state ? state.names : undefined
  if (typeof names !== 'object' || names === null) return {}
  const known = names as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    PASSENGER_TYPES.flatMap((type) => {
      const row = known[type]
      return Array.isArray(row) && row.every((name) => typeof name === 'string') ? [[type, row]] : []
    }),
  )
}
