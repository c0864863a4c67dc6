import {
  type AirportDirection,
  type ConnectionSettings,
  type ConnectionViolation,
  type ConnectionWindow,
  checkConnection,
  checkDeparture,
  connectionWindow,
  countSeatsLeft,
  type Departure,
  type DepartureViolation,
  type Instant,
  toInstant,
} from '@shuttle/domain'

const MINUTE_MS = 60_000
/** With less time than this before check-in closes, or after the landing, a departure is not recommended. */
const COMFORT_MINUTES = 30

export interface Connection {
  direction: AirportDirection
  /** Take-off towards the airport, landing from it. */
  flightAt: Instant
  settings: ConnectionSettings
}

/** The departure of an order that is being changed, and what its tickets cost on each day. */
export interface PresentDeparture {
  departsAt: Instant
  isSameFare: (departure: Departure) => boolean
}

export type OptionRefusal =
  | ConnectionViolation
  | Exclude<DepartureViolation, 'DEPARTURE_MISSING'>
  | 'CHANGE_SAME_DEPARTURE'
  | 'CHANGE_OTHER_FARE'

/** One departure as it can be chosen now. */
export interface DepartureOption {
  departure: Departure
  departsAt: Instant
  arrivesAt: Instant
  seatsLeft: number
  /** Why it cannot be chosen. */
  refusal: OptionRefusal | undefined
  /** Minutes from the departure to the take-off, or from the landing to the departure. */
  flightMinutes: number
  /** Minutes that could be lost before the connection breaks; negative if it is broken. */
  spareMinutes: number
  /** It connects, with little time to spare. */
  isTight: boolean
}

const windowOf = ({ direction, flightAt, settings }: Connection): ConnectionWindow =>
  connectionWindow(direction, flightAt, settings)

const findRefusal = (
  departure: Departure,
  connection: Connection,
  { seats, present }: { seats: number; present?: PresentDeparture | undefined },
  now: Instant,
): OptionRefusal | undefined => {
  const departsAt = toInstant(departure.date, departure.beginTime)
  if (present?.departsAt === departsAt) return 'CHANGE_SAME_DEPARTURE'
  const status = checkDeparture(departure, seats, now)
  // A departure that has left shows that, whatever the flight; otherwise the flight is the better reason.
  if (status === 'DEPARTED') return status
  const broken = checkConnection({ ...connection, departsAt }, connection.settings)
  if (broken) return broken
  if (status && status !== 'DEPARTURE_MISSING') return status
  return present && !present.isSameFare(departure) ? 'CHANGE_OTHER_FARE' : undefined
}

/** The departures of some days in the order they leave, each open or with the reason why it cannot be chosen (D4.2). */
export const departureOptions = (
  departures: readonly Departure[],
  connection: Connection,
  request: { seats: number; present?: PresentDeparture | undefined },
  now: Instant,
): DepartureOption[] => {
  const { direction, flightAt, settings } = connection
  const { from, until } = windowOf(connection)
  return departures
    .map((departure): DepartureOption => {
      const departsAt = toInstant(departure.date, departure.beginTime)
      const spare = direction === 'toAirport' ? until - departsAt : departsAt - from
      const spareMinutes = Math.floor(spare / MINUTE_MS)
      return {
        departure,
        departsAt,
        arrivesAt: departsAt + settings.rideMinutes * MINUTE_MS,
        seatsLeft: countSeatsLeft(departure),
        refusal: findRefusal(departure, connection, request, now),
        flightMinutes: Math.round(Math.abs(flightAt - departsAt) / MINUTE_MS),
        spareMinutes,
        isTight: spareMinutes >= 0 && spareMinutes < COMFORT_MINUTES,
      }
    })
    .sort((one, other) => one.departsAt - other.departsAt)
}

const isOpen = ({ refusal }: DepartureOption): boolean => refusal === undefined

/** The open departure to offer instead of a closed one: the first after it, else the last before it. */
export const nextThatFits = (
  options: readonly DepartureOption[],
  closed: Pick<DepartureOption, 'departsAt'>,
): DepartureOption | undefined =>
  options.find((option) => isOpen(option) && option.departsAt > closed.departsAt) ??
  options.findLast((option) => isOpen(option) && option.departsAt < closed.departsAt)

/**
 * The open departure with the shortest wait at the airport, or after the landing, that is not tight; a hint, no choice.
 */
export const findBestFit = (
  options: readonly DepartureOption[],
  direction: AirportDirection,
): DepartureOption | undefined => {
  const open = options.filter(isOpen)
  const inOrder = direction === 'toAirport' ? [...open].reverse() : open
  return inOrder.find((option) => !option.isTight) ?? inOrder[0]
}

/** A line across the time axis, between departures that differ because of the flight. */
export interface AxisMark {
  kind: 'checkInCloses' | 'takesOff' | 'lands' | 'through' | 'longestWait'
  at: Instant
  /** Departures from this moment on come after the line. */
  before: Instant
}

/**
 * The lines of the flight, in order. Towards the airport, check-in closes when the last bus that connects has arrived;
 * from the airport, the bus leaves once the passengers are through, and within the longest wait.
 */
export const axisMarks = (connection: Connection): AxisMark[] => {
  const { direction, flightAt, settings } = connection
  const { from, until } = windowOf(connection)
  if (direction === 'toAirport') {
    const closesAt = until + settings.rideMinutes * MINUTE_MS
    return [
      { kind: 'checkInCloses', at: closesAt, before: until + 1 },
      { kind: 'takesOff', at: flightAt, before: flightAt },
    ]
  }
  return [
    { kind: 'lands', at: flightAt, before: flightAt },
    { kind: 'through', at: from, before: from },
    { kind: 'longestWait', at: until, before: until + 1 },
  ]
}

/** Rows of the time axis, from top to bottom. */
export type AxisRow = { kind: 'option'; option: DepartureOption } | { kind: 'mark'; mark: AxisMark }

/** Departures and lines in order. */
export const axisRows = (options: readonly DepartureOption[], connection: Connection): AxisRow[] => {
  const marks = axisMarks(connection)
  const rows: AxisRow[] = []
  let next = 0
  const takeMarks = (until: Instant) => {
    for (let mark = marks[next]; mark && mark.before <= until; mark = marks[next]) {
      rows.push({ kind: 'mark', mark })
      next += 1
    }
  }
  for (const option of options) {
    takeMarks(option.departsAt)
    rows.push({ kind: 'option', option })
  }
  // The longest wait is a line only if a departure follows it.
  const rest = marks.slice(next).filter(({ kind }) => kind !== 'longestWait')
  return [...rows, ...rest.map((mark): AxisRow => ({ kind: 'mark', mark }))]
}

/** Closed departures that stay visible after the last open one. */
const VISIBLE_LATER = 2

/**
 * The part of the list that is shown at first: from the best fit, or the chosen departure before it, to the first closed
 * ones after the last open one. A single departure is never folded: the row that unfolds it takes the same place.
 */
export const shownRange = (
  options: readonly DepartureOption[],
  direction: AirportDirection,
  chosen: Instant | undefined,
): { start: number; end: number } => {
  const best = findBestFit(options, direction)
  if (!best) return { start: 0, end: options.length }
  const first = options.findIndex((option) => option === best || option.departsAt === chosen)
  const last = options.findLastIndex((option) => isOpen(option) || option.departsAt === chosen) + VISIBLE_LATER
  return { start: first > 1 ? first : 0, end: options.length - last - 1 > 1 ? last + 1 : options.length }
}

export const countOpen = (options: readonly DepartureOption[]): number => options.filter(isOpen).length
