import type { HeldEdges } from './held-edges'

const CHANGES = 'server/src/modules/departure-changes/change-refusals.request.test.ts'
const AIRPORT = 'server/src/modules/orders/airport-order.request.test.ts'
const QUOTES = 'server/src/modules/orders/quote-refusals.request.test.ts'
const CATEGORIES = 'server/src/modules/orders/refusal-categories.request.test.ts'
const DEPARTURES = 'server/src/modules/orders/departure-refusals.request.test.ts'
const POLICY = 'server/src/modules/orders/policy-refusals.request.test.ts'
const CHECKLIST = 'server/src/modules/orders/purchase-checklist.request.test.ts'
const REFUNDS = 'server/src/modules/ticket-refunds/refund-refusals.request.test.ts'
const REQUESTS = 'server/src/modules/refund-requests/send-request.request.test.ts'
const STAFF_REFUND = 'server/src/modules/office-refunds/staff-refund.request.test.ts'
const REGISTER = 'server/src/modules/accounts/register.request.test.ts'
const PASSWORDS = 'server/src/modules/accounts/passwords.request.test.ts'
const MY_COUPONS = 'server/src/modules/coupons/query-coupons.request.test.ts'
const ORDER_COUPONS = 'server/src/modules/coupons/order-with-coupons.request.test.ts'
const PRICES = 'server/src/modules/office-catalogue/prices.request.test.ts'
const SETTINGS = 'server/src/modules/office-catalogue/line-settings.request.test.ts'
const SALES_RULES = 'server/src/modules/office-rules/sales-rules.request.test.ts'
const PASSENGERS = 'mf-airport/src/pages/passengers-page.test.tsx'
const FLIGHT = 'mf-airport/src/pages/flight-page.test.tsx'

/** A rule of shared/domain and its test beside it. */
const inDomain = (name: string) => ({
  source: `shared/domain/src/${name}.ts`,
  test: `shared/domain/src/${name}.test.ts`,
})

/** Removed cases of the service and of screens, with the mutations that the tests of shared/domain catch. */
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
    id: 'seats that people need',
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
    id: 'people of an order',
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
      // Without elderly people in the sum, the loop of `roomFor` would never end.
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
      ['named.length < people', 'named.length <= people'],
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
  {
    id: 'when refunds of a ticket close',
    rules: ['A9.refund.2', 'D3.refund.8'],
    removed: [{ from: REFUNDS, cases: 'a ticket that has expired, and 48 hours before by hand', count: 2 }],
    ...inDomain('refund-closing'),
    changes: [
      ['- cutoffMinutes * MINUTE_MS', '- 0'],
      ['policy.windowDays * DAY_MS + 1', 'policy.windowDays * DAY_MS'],
      ['Math.min(cutoff, ', 'Math.max(cutoff, '],
    ],
  },
  {
    id: 'tickets that are not refunded',
    rules: ['D3.refund.8', 'A9.refund.2'],
    removed: [{ from: REFUNDS, cases: 'an elderly person and the others', count: 1 }],
    ...inDomain('check-refund-ticket'),
    changes: [
      ['now >= refundClosesAt', 'now > refundClosesAt'],
      ['!policy.isAutomatic ||', ''],
      ["ticket.status !== 'valid'", 'false'],
      ['order.discountedTypes.includes(ticket.passengerType)', 'false'],
      ["policy.discountedTickets === 'byHand' &&", ''],
    ],
  },
  {
    id: 'choices of tickets to refund',
    rules: ['D3.refund.9'],
    removed: [
      { from: REFUNDS, cases: 'a doubled ticket, one that does not exist, the way out left', count: 3 },
      { from: REQUESTS, cases: 'no ticket', count: 1 },
    ],
    ...inDomain('check-refund-choice'),
    changes: [
      ['tickets.length === 0 ||', ''],
      ['|| tickets.length !== chosen.length', ''],
      ['withOtherLegs(order, chosen).length !== chosen.length', 'false'],
      ['findLeftAlone(order, chosen).length > 0', 'false'],
      ['order.hasPromotion &&', ''],
    ],
  },
  {
    id: 'people who are left alone',
    rules: ['D3.refund.9'],
    removed: [{ from: REFUNDS, cases: 'an infant left alone', count: 1 }],
    ...inDomain('refund-left-alone'),
    changes: [
      ["['child', 'infant']", "['child']"],
      ["['adult', 'elderly']", "['adult']"],
    ],
  },
  {
    id: 'the text of a refund reason',
    rules: ['A5.text.6'],
    removed: [
      { from: REFUNDS, cases: 'more than 200 characters of a known reason', count: 1 },
      { from: REQUESTS, cases: 'more than 200 characters', count: 1 },
    ],
    ...inDomain('refund-reason'),
    changes: [
      ['[...text].length <= REFUND_TEXT_LIMIT', 'text.length <= REFUND_TEXT_LIMIT'],
      ['<= REFUND_TEXT_LIMIT', '<= REFUND_TEXT_LIMIT + 1'],
      ["reason !== 'other' ||", ''],
      ["text.trim() !== ''", "text !== ''"],
    ],
  },
  {
    id: 'the tail of an identity number',
    rules: ['D3.refund.2'],
    removed: [{ from: REQUESTS, cases: 'without the tail of the identity number', count: 1 }],
    ...inDomain('id-tail'),
    changes: [
      ['tail === end ||', "end === '' || tail === end ||"],
      ['known.length === 0 ||', ''],
    ],
  },
  {
    id: 'addresses of e-mail',
    rules: ['A5.email.1', 'A5.email.3'],
    removed: [
      { from: REQUESTS, cases: 'a blank address and one that is too long', count: 2 },
      { from: REGISTER, cases: 'a blank address and one that is too long', count: 2 },
    ],
    ...inDomain('check-email'),
    changes: [
      ["if (email === '') return 'EMAIL_BLANK'", ''],
      ['email.length > EMAIL_MAX_LENGTH', 'email.length >= EMAIL_MAX_LENGTH'],
      ['EMAIL_MAX_LENGTH = 30', 'EMAIL_MAX_LENGTH = 31'],
      ["/i, '')\n    .trim()", "/i, '')"],
    ],
  },
  {
    id: 'new passwords',
    rules: ['A5.password.1', 'A5.password.2', 'A5.password.3'],
    removed: [
      { from: REGISTER, cases: 'a blank password, one with Chinese characters, one that is too long', count: 3 },
      { from: PASSWORDS, cases: 'a blank password, one with Chinese characters, one that is too long', count: 3 },
    ],
    ...inDomain('check-password'),
    changes: [
      ["password === '') return", 'false) return'],
      ["password.trim() === ''", "password === ''"],
      ['/\\p{Script=Han}/u.test(password)', 'false'],
      [
        'countSeen(normalizePassword(password)) > PASSWORD_MAX',
        'countSeen(normalizePassword(password)) >= PASSWORD_MAX',
      ],
      ['PASSWORD_MAX_LENGTH = 16', 'PASSWORD_MAX_LENGTH = 17'],
      [
        'countSeen(normalizePassword(password)) < PASSWORD_MIN',
        'countSeen(normalizePassword(password)) <= PASSWORD_MIN',
      ],
    ],
  },
  {
    id: 'coupons on a trip',
    rules: ['D3.coupon.3'],
    removed: [
      { from: MY_COUPONS, cases: 'cancelled, over since this second, over during the day, for this line', count: 4 },
      { from: ORDER_COUPONS, cases: 'state, days, currency and line, which the list of coupons shows', count: 6 },
    ],
    ...inDomain('check-coupon'),
    changes: [
      ["cancelled: 'CANCELLED'", "cancelled: 'USED'"],
      ["expired: 'EXPIRED'", "expired: 'USED'"],
      ["'NOT_YET_VALID' : 'ENDS_BEFORE_TRAVEL'", "'ENDS_BEFORE_TRAVEL' : 'ENDS_BEFORE_TRAVEL'"],
      ['if (days) return days', ''],
      ['coupon.currency !== undefined &&', ''],
      ['!coupon.lines.includes(trip.lineCode)', 'coupon.lines.includes(trip.lineCode)'],
      ['coupon.lines.length > 0 &&', ''],
    ],
  },
  {
    id: 'days that a coupon covers',
    rules: ['D3.coupon.3'],
    removed: [],
    ...inDomain('coupon'),
    changes: [
      ['now >= validUntil', 'now > validUntil'],
      ['toInstant(date) < validUntil', 'toInstant(date) <= validUntil'],
      ['civilDateAt(validFrom) <= date', 'civilDateAt(validFrom) < date'],
    ],
  },
  {
    id: 'fees by staff',
    rules: ['D5.23'],
    removed: [{ from: STAFF_REFUND, cases: 'a fee below nothing, and one of single cents', count: 2 }],
    ...inDomain('staff/override-fee'),
    changes: [
      ['fee < 0 ||', ''],
      ['fee > shares', 'fee >= shares'],
      ['if (isOfTens && fee % 10 !== 0) return undefined', ''],
      ['!Number.isInteger(fee) ||', ''],
    ],
  },
  {
    id: 'reasons of staff',
    rules: ['D5.3'],
    removed: [{ from: STAFF_REFUND, cases: 'a short reason and a long one', count: 2 }],
    ...inDomain('staff/is-reason-given'),
    changes: [
      ['least: 3, most: 200', 'least: 2, most: 200'],
      ['least: 3, most: 200', 'least: 3, most: 201'],
      ['[...text.trim()].length', 'text.trim().length'],
    ],
  },
  {
    id: 'tickets that staff refund',
    rules: ['D5.23'],
    removed: [{ from: STAFF_REFUND, cases: 'no ticket', count: 1 }],
    ...inDomain('staff/check-staff-refund'),
    changes: [
      ['tickets.length === 0 ||', ''],
      ['withOtherLegs(order, chosen).length !== chosen.length', 'false'],
    ],
  },
  {
    id: 'fares that staff set',
    rules: ['D5.34'],
    removed: [{ from: PRICES, cases: 'less than nothing, a digit too many, single cents', count: 3 }],
    ...inDomain('staff/check-fares'),
    changes: [
      ['amount < 0 ||', ''],
      ["type !== 'infant'", 'true'],
      ['amount > HIGHEST_FARE', 'amount >= HIGHEST_FARE'],
      ['amount > HIGHEST_FARE', 'amount > HIGHEST_FARE + 1'],
      ['amount % 10 !== 0', 'false'],
    ],
  },
  {
    id: 'numbers of a line',
    rules: ['D5.37'],
    removed: [{ from: SETTINGS, cases: 'a window of 91 days', count: 1 }],
    ...inDomain('staff/check-line-settings'),
    changes: [
      ['value >= least', 'value > least'],
      ['value <= most', 'value < most'],
      ['longestWaitMinutes < landingMinutes', 'longestWaitMinutes <= landingMinutes'],
    ],
  },
  {
    id: 'rules of the sales policy',
    rules: ['D5.58'],
    removed: [{ from: SALES_RULES, cases: 'no place, a level below 0', count: 2 }],
    ...inDomain('staff/check-sales-rule'),
    changes: [
      ['rule.appliesTo.length > 0 &&', ''],
      ['rule.aboveLevel >= 0 &&', ''],
    ],
  },
]
