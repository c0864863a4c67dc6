import type { LineOnSale } from '@shuttle/calls'
import {
  addDays,
  type Cents,
  type CivilDate,
  civilDateAt,
  type Instant,
  isAirportLine,
  linesByRouteCode,
  type StationCode,
  TILE_ROUTE_CODES,
  type TicketCategory,
  type TripChoice,
} from '@shuttle/domain'

/** Days that a shortcut is ahead of its first one. */
export const SHORTCUTS = [0, 1, 2] as const
export type DaysAhead = (typeof SHORTCUTS)[number]

/** What a passenger chooses on home before the ticket details of a line. */
export interface TripPlan {
  category: TicketCategory
  originCode: StationCode
  destinationCode: StationCode
  /** From today. */
  outbound: DaysAhead
  /** From the outbound day; round trips only. */
  inbound: DaysAhead
  adults: number
}

/** A station with its name in the language of the page. */
export interface Station {
  code: StationCode
  name: string
}

/** Bus lines only: a seat of the airport line needs a flight. */
const busLines = (lines: readonly LineOnSale[]): LineOnSale[] =>
  lines.filter(({ lineCode }) => !isAirportLine(lineCode))

/** One adult, one way and today, on the first line of home; undefined while no bus line is on sale. */
export const startPlan = (lines: readonly LineOnSale[]): TripPlan | undefined => {
  const [line = busLines(lines)[0]] = linesByRouteCode(lines, TILE_ROUTE_CODES)
  if (!line) return undefined
  const { originCode, destinationCode } = line
  return { category: 'oneWay', originCode, destinationCode, outbound: 0, inbound: 0, adults: 1 }
}

const unique = (stations: readonly Station[]): Station[] =>
  stations.filter(({ code }, at) => stations.findIndex((other) => other.code === code) === at)

export const originStations = (lines: readonly LineOnSale[]): Station[] =>
  unique(busLines(lines).map(({ originCode, originName }) => ({ code: originCode, name: originName })))

export const destinationStations = (lines: readonly LineOnSale[], originCode: StationCode): Station[] =>
  unique(
    busLines(lines)
      .filter((line) => line.originCode === originCode)
      .map(({ destinationCode, destinationName }) => ({ code: destinationCode, name: destinationName })),
  )

/** The line of a plan in a category; undefined where none is on sale. */
export const findLine = (
  lines: readonly LineOnSale[],
  { originCode, destinationCode }: Pick<TripPlan, 'originCode' | 'destinationCode'>,
  category: TicketCategory,
): LineOnSale | undefined =>
  lines.find(
    (line) => line.originCode === originCode && line.destinationCode === destinationCode && line.category === category,
  )

/** The line that is bought: one way where the other way is not on sale together with it, or the other way round. */
export const plannedLine = (lines: readonly LineOnSale[], plan: TripPlan): LineOnSale | undefined =>
  findLine(lines, plan, plan.category) ?? findLine(lines, plan, plan.category === 'oneWay' ? 'roundTrip' : 'oneWay')

/** From another station: the destination stays where a line leads there. */
export const chooseOrigin = (plan: TripPlan, lines: readonly LineOnSale[], originCode: StationCode): TripPlan => {
  const destinations = destinationStations(lines, originCode).map(({ code }) => code)
  const [first = plan.destinationCode] = destinations
  const destinationCode = destinations.includes(plan.destinationCode) ? plan.destinationCode : first
  return { ...plan, originCode, destinationCode }
}

/** The other direction; undefined while no line leads there. */
export const swapEnds = (plan: TripPlan, lines: readonly LineOnSale[]): TripPlan | undefined => {
  const swapped = { ...plan, originCode: plan.destinationCode, destinationCode: plan.originCode }
  return plannedLine(lines, swapped) && swapped
}

/** The days of the shortcuts, from a first day on. */
export const shortcutDays = (first: CivilDate): { ahead: DaysAhead; date: CivilDate }[] =>
  SHORTCUTS.map((ahead) => ({ ahead, date: addDays(first, ahead) }))

/** The chosen days at this moment: `today` is another day after midnight. */
export const plannedDays = (plan: TripPlan, now: Instant): { date: CivilDate; returnDate: CivilDate } => {
  const date = addDays(civilDateAt(now), plan.outbound)
  return { date, returnDate: addDays(date, plan.inbound) }
}

/** What the ticket details of the line get. */
export const toTripChoice = (plan: TripPlan, line: LineOnSale, now: Instant): TripChoice => {
  const { date, returnDate } = plannedDays(plan, now)
  return { date, ...(line.category === 'roundTrip' && { returnDate }), counts: { adult: plan.adults } }
}

/** The lowest price of the plan: adults on every leg; undefined while the line has no fare today. */
export const plannedPrice = ({ adults }: TripPlan, { lowestFare, category }: LineOnSale): Cents | undefined =>
  lowestFare === undefined ? undefined : lowestFare * adults * (category === 'roundTrip' ? 2 : 1)
