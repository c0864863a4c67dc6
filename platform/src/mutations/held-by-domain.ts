import type { HeldEdges } from './held-edges'
import { inDomain } from './in-domain'

const CHANGES = 'server/src/modules/passenger/departure-changes/change-refusals.request.test.ts'
const AIRPORT = 'server/src/modules/passenger/orders/airport-order.request.test.ts'
const QUOTES = 'server/src/modules/passenger/orders/quote-refusals.request.test.ts'
const CATEGORIES = 'server/src/modules/passenger/orders/refusal-categories.request.test.ts'
const DEPARTURES = 'server/src/modules/passenger/orders/departure-refusals.request.test.ts'
const POLICY = 'server/src/modules/passenger/orders/policy-refusals.request.test.ts'
const CHECKLIST = 'server/src/modules/passenger/orders/purchase-checklist.request.test.ts'
const PASSENGERS = 'mf-airport/src/pages/passengers-page.test.tsx'
const FLIGHT = 'mf-airport/src/pages/flight-page.test.tsx'

/** Removed cases about sales, with the mutations that the tests of shared/domain catch. */
export const HELD_BY_DOMAIN: readonly HeldEdges[] = [
  {
    id: 'changes of a departure',
    rules: ['D4.6'],
    removed: [
      { from: CHANGES, cases: 'two hours before the departure, from the airport', count: 1 },
      { from: CHANGES, cases: 'a departure of a bus line', count: 1 },
    ],
    ...inDomain('check-departure-change'),
    changes: [
      ['now > changeableUntil', 'now >= changeableUntil'],
      ['departsAt - leadMinutes * MINUTE_MS', 'departsAt - (leadMinutes - 1) * MINUTE_MS'],
      ['departure.lineCode !== order.lineCode', 'false'],
      ['departsAt === order.departsAt', 'false'],
      ['target.fareTotal === order.fareTotal', 'target.fareTotal >= order.fareTotal'],
      ['order.seats, now)', 'order.validTickets, now)'],
    ],
  },
  {
    id: 'state and seats of a departure',
    rules: ['P5.check.5', 'D3.departure.1'],
    removed: [
      { from: CHANGES, cases: 'a departure that is paused, closed or gone', count: 3 },
      {
        from: CATEGORIES,
        cases: 'pre-booking: none named, closed twice, paused, over capacity, sold out, gone, no way back',
        count: 8,
      },
      {
        from: DEPARTURES,
        cases: 'open, the last three seats, none left, still to leave, gone yesterday, the second it leaves',
        count: 6,
      },
    ],
    ...inDomain('departure'),
    changes: [
      ['toInstant(departure.date, departure.beginTime) <= now', 'toInstant(departure.date, departure.beginTime) < now'],
      ["status === 'closed'", 'false'],
      ["status === 'paused'", 'false'],
      ["status === 'departed'", 'false'],
      ['departure === undefined) return', 'false) return'],
      ['seats > departure.capacity &&', 'seats >= departure.capacity &&'],
      ['countSeatsLeft(departure) < Math.max(1, seats)', 'countSeatsLeft(departure) <= Math.max(1, seats)'],
      ['Math.max(1, seats)', 'seats'],
    ],
  },
  {
    id: 'seats that passengers need',
    rules: ['D9.23'],
    removed: [{ from: DEPARTURES, cases: 'an infant needs no seat', count: 1 }],
    source: 'shared/domain/src/passenger-type.ts',
    test: 'shared/domain/src/passenger-limits.test.ts',
    changes: [['totalPassengers(counts) - counts.infant', 'totalPassengers(counts)']],
  },
  {
    id: 'connection with a flight',
    rules: ['D4.2', 'D4.5', 'A5.text.7'],
    removed: [
      { from: CHANGES, cases: 'connection with the flight: the other side of each limit, and a day', count: 4 },
      { from: AIRPORT, cases: 'connection with the flight: the other side of each limit, and midnight', count: 6 },
    ],
    ...inDomain('connection'),
    changes: [
      ['departsAt < from', 'departsAt <= from'],
      ['departsAt <= until', 'departsAt < until'],
      ['settings.rideMinutes + settings.checkInMinutes', 'settings.checkInMinutes'],
      ['settings.landingMinutes * MINUTE_MS', '0'],
      ['longestWaitMinutes: 24 * 60,', 'longestWaitMinutes: 25 * 60,'],
      ["direction === 'toAirport' ? 'TOO_LATE", "direction !== 'toAirport' ? 'TOO_LATE"],
    ],
  },
  {
    id: 'fields of a flight',
    rules: ['A5.text.5', 'D4.5'],
    removed: [
      {
        from: CHANGES,
        cases: 'a flight number of 4 letters, no time, a flight in the past, a flight in two years',
        count: 4,
      },
      {
        from: AIRPORT,
        cases: 'a number of 16, an emoji, no airline, a take-off in the past, one in two years',
        count: 5,
      },
      { from: FLIGHT, cases: 'a number of 33 signs, a number in Chinese', count: 2 },
      { from: FLIGHT, cases: 'a flight next year, a flight without a time', count: 2 },
    ],
    ...inDomain('flight'),
    changes: [
      ['FLIGHT_NUMBER_LENGTH = { min: 5, max: 15 }', 'FLIGHT_NUMBER_LENGTH = { min: 4, max: 15 }'],
      ['FLIGHT_NUMBER_LENGTH = { min: 5, max: 15 }', 'FLIGHT_NUMBER_LENGTH = { min: 5, max: 16 }'],
      ['&& /^[A-Za-z0-9]+$/.test(typed)', ''],
      ['FLIGHT_PLACE_LENGTH = { min: 2, max: 15 }', 'FLIGHT_PLACE_LENGTH = { min: 1, max: 15 }'],
      ['FLIGHT_PLACE_LENGTH = { min: 2, max: 15 }', 'FLIGHT_PLACE_LENGTH = { min: 2, max: 16 }'],
      ['airline: checkPlace(flight.airline)', 'airline: undefined'],
      ['at < earliest', 'at <= earliest'],
      ['LONGEST_AHEAD_DAYS = 365', 'LONGEST_AHEAD_DAYS = 366'],
      ['LONGEST_AHEAD_DAYS = 365', 'LONGEST_AHEAD_DAYS = 364'],
      ["at === undefined) return 'FLIGHT_TIME_MISSING'", 'at === undefined) return undefined'],
    ],
  },
  {
    id: 'fields of a travel document',
    rules: ['A5.text.5', 'D4.3', 'D1.18'],
    removed: [
      { from: AIRPORT, cases: 'names, numbers, birth dates and nationalities beyond one refusal a field', count: 9 },
      { from: AIRPORT, cases: 'small letters, hyphens, names with signs, a birth on 29 February', count: 6 },
      { from: PASSENGERS, cases: 'small letters, blanks and full width beyond one a field', count: 3 },
      { from: PASSENGERS, cases: 'document numbers and nationalities beyond one refusal a field', count: 5 },
      { from: PASSENGERS, cases: 'birth dates beyond one refusal', count: 3 },
    ],
    ...inDomain('travel-document'),
    changes: [
      ['DOCUMENT_NUMBER_LENGTH = { min: 5, max: 32 }', 'DOCUMENT_NUMBER_LENGTH = { min: 4, max: 32 }'],
      ['DOCUMENT_NUMBER_LENGTH = { min: 5, max: 32 }', 'DOCUMENT_NUMBER_LENGTH = { min: 5, max: 33 }'],
      ['NATIONALITY_LENGTH = { min: 2, max: 15 }', 'NATIONALITY_LENGTH = { min: 1, max: 15 }'],
      ['NATIONALITY_LENGTH = { min: 2, max: 15 }', 'NATIONALITY_LENGTH = { min: 2, max: 16 }'],
      ['[A-Za-z ]*|\\p{Script=Han}+', '[A-Za-z ]*|[A-Za-z\\p{Script=Han}]+'],
      ['name === filterTravelName(name) &&', ''],
      ['/^[A-Z0-9]+$/.test(documentNumber) &&', ''],
      ['birthDate > today', 'birthDate >= today'],
      ['!isCivilDate(birthDate) ||', ''],
      ['age < CHILD_UNDER', 'age <= CHILD_UNDER'],
      ["/\\p{Pd}/gu, '-'", "/\\p{Pd}/gu, ''"],
      ["/[\\s()-]/g, ''", "/[\\s()]/g, ''"],
      ["[^A-Z '-]", '[^A-Z -]'],
      ['    .toUpperCase()\n    .replace(/[\\s', '    .replace(/[\\s'],
    ],
  },
  {
    id: 'days on sale',
    rules: ['P5.check.7', 'P5.check.8', 'P5.dates.1', 'D9.22', 'D1.3'],
    removed: [
      { from: CHANGES, cases: 'a departure of yesterday, and one in a hundred days', count: 2 },
      { from: QUOTES, cases: 'today, 14 and 90 days ahead, a day ticket of yesterday', count: 4 },
      { from: CATEGORIES, cases: 'advance limits', count: 2 },
    ],
    ...inDomain('booking-window'),
    changes: [
      ['ahead < 0', 'ahead < -1'],
      ['ahead < 0', 'ahead <= 0'],
      ['ahead > ADVANCE_LIMIT_DAYS', 'ahead >= ADVANCE_LIMIT_DAYS'],
      ['ADVANCE_LIMIT_DAYS = 90', 'ADVANCE_LIMIT_DAYS = 91'],
      ['ahead > windowDays', 'ahead >= windowDays'],
      ['BOOKING_WINDOW_DAYS = 14', 'BOOKING_WINDOW_DAYS = 15'],
    ],
  },
  {
    id: 'passengers of an order',
    rules: ['P5.counts.1', 'P5.counts.2', 'D9.23', 'P5.check.4', 'D1.4', 'A5.text.2'],
    removed: [
      {
        from: QUOTES,
        cases: 'six adults, shared with elderly and students, one child, company of children and infants',
        count: 7,
      },
      { from: QUOTES, cases: 'as many as the own limit of a line', count: 1 },
      {
        from: CATEGORIES,
        cases: 'counts: none, too many, too many children, a child alone, an unknown kind',
        count: 5,
      },
      { from: POLICY, cases: 'four and ten tickets in one order', count: 2 },
    ],
    ...inDomain('passenger-limits'),
    changes: [
      ['counted > limits.maxPerOrder', 'counted >= limits.maxPerOrder'],
      ['DEFAULT_LIMITS: PassengerLimits = { maxPerOrder: 6', 'DEFAULT_LIMITS: PassengerLimits = { maxPerOrder: 7'],
      ['counts.adult + counts.elderly + counts.student', 'counts.adult + counts.elderly'],
      // Without elderly passengers in the sum, the loop of `roomFor` would never end.
      ['const counted = counts.adult + counts.elderly', 'const counted = counts.adult + counts.elderly / 2'],
      ['counts.child > limits.maxChildren', 'counts.child >= limits.maxChildren'],
      ['maxChildren: 1 }', 'maxChildren: 2 }'],
      ['const laps = counts.adult + counts.elderly', 'const laps = counts.adult'],
      ['const laps = counts.adult + counts.elderly', 'const laps = counts.adult + counts.elderly + counts.student'],
      ['counts.infant > laps', 'counts.infant >= laps'],
      ['totalPassengers(counts) === 0', 'false'],
      ['every(isCount)) return', 'every(() => true)) return'],
    ],
  },
  {
    id: 'windows of day and night tickets',
    rules: ['D3.departure.1', 'P5.dates.3'],
    removed: [{ from: QUOTES, cases: 'a night ticket at midnight', count: 1 }],
    ...inDomain('fare-type'),
    changes: [
      ["to: '05:59' }", "to: '06:59' }"],
      ["to: '23:59' }", "to: '22:59' }"],
      ['.to}:59`', '.to}:00`'],
    ],
  },
  {
    id: 'tickets of a day and a level',
    rules: ['P5.dates.4', 'P5.dates.5', 'P6.level.1'],
    removed: [
      { from: DEPARTURES, cases: 'the last day of departures', count: 1 },
      { from: QUOTES, cases: 'a departure where none is sold', count: 1 },
      { from: POLICY, cases: 'night tickets, a departure, the cutoff, a member', count: 4 },
    ],
    ...inDomain('check-fare-type'),
    changes: [
      ['level <= rule.aboveLevel', 'level < rule.aboveLevel'],
      ['level !== undefined && level <=', '(level ?? 0) <='],
      ['rule.fareTypes.includes(fareType),', 'true,'],
      ['!offeredFareTypes(policy, lineCode, date).includes(fareType)', 'false'],
      ["return restricted ? 'MEMBERS_ONLY_FARE' : undefined", 'return undefined'],
    ],
  },
  {
    id: 'dated rules of the policy',
    rules: ['D1.19'],
    removed: [],
    source: 'shared/domain/src/sales-rule.ts',
    test: 'shared/domain/src/sales-rule.test.ts',
    changes: [
      ['day >= rule.from', 'day > rule.from'],
      ['day < rule.until', 'day <= rule.until'],
    ],
  },
  {
    id: 'names of passengers',
    rules: ['P5.check.9', 'P5.dates.2'],
    removed: [{ from: POLICY, cases: 'a name without a number, the cutoff, a line that asks for none', count: 3 }],
    ...inDomain('passenger-info'),
    changes: [
      ["&& idNumber.trim() !== ''", ''],
      ["name.trim() !== '' &&", ''],
      ["rule !== 'required'", "rule === 'none'"],
      ['named.length < passengerCount', 'named.length <= passengerCount'],
    ],
  },
  {
    id: 'the way back',
    rules: ['P5.check.6'],
    removed: [{ from: DEPARTURES, cases: 'no time back, the way back is paused, back the day before', count: 3 }],
    ...inDomain('return-trip'),
    changes: [
      ['back.date === undefined', 'false'],
      ["refusal === 'DEPARTURE_MISSING'", 'false'],
      ["refusal === 'DEPARTURE_SOLD_OUT'", 'false'],
      ['if (refusal) return refusal', ''],
      ['back.date < out.date', 'false'],
      ['returns <= left', 'returns < left'],
    ],
  },
  {
    id: 'the order of the purchase checks',
    rules: ['P5.check.11'],
    removed: [{ from: CHECKLIST, cases: 'five of twelve trips, as an order and as a quote', count: 10 }],
    ...inDomain('check-purchase'),
    changes: [
      [
        "  { name: 'departure', find: findDepartureViolation },\n  { name: 'return trip', find: findReturnViolation },",
        "  { name: 'return trip', find: findReturnViolation },\n  { name: 'departure', find: findDepartureViolation },",
      ],
      ["  { name: 'travel dates', find: findDateViolation },\n", ''],
      ["  { name: 'fare type', find: ({ fareTypeRefusal }) => fareTypeRefusal },\n", ''],
      ['[date, returnTrip?.date]', '[date]'],
      [
        'if (violation) return violation\n  }\n  return undefined\n}\n\nconst findCaptcha',
        'return violation\n  }\n  return undefined\n}\n\nconst findCaptcha',
      ],
    ],
  },
]
