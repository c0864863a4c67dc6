import { BOOKING_WINDOW_DAYS } from './booking-window'
import {
  checkDepartureSeats,
  checkPurchase,
  FOR_QUOTE,
  PURCHASE_CHECKS,
  type PurchaseCheckInput,
} from './check-purchase'
import { toInstant } from './civil-date'
import type { Departure } from './departure'
import { DEFAULT_LIMITS } from './passenger-limits'
import { NO_PASSENGERS } from './passenger-type'

const now = toInstant('2026-11-21', '09:00')
const departure = (date: string, sold = 0): Departure => ({
  lineCode: 'HKGZHO',
  date,
  beginTime: '10:00',
  endTime: '10:30',
  capacity: 40,
  sold,
  status: 'open',
})
/** A round trip by booked departures with all optional parts, so that every check has input. */
const good: PurchaseCheckInput = {
  signedIn: true,
  termsAccepted: true,
  date: '2026-11-23',
  counts: { ...NO_PASSENGERS, adult: 1 },
  limits: DEFAULT_LIMITS,
  windowDays: BOOKING_WINDOW_DAYS,
  fareType: 'reserved',
  departure: departure('2026-11-23'),
  returnTrip: { date: '2026-11-24', departure: departure('2026-11-24') },
  passengerInfo: 'required',
  passengers: [{ name: 'Chan', idNumber: 'A1' }],
  captcha: { kind: 'digits', answered: true },
}
const full = departure('2026-11-23', 40)
const violation = (change: Partial<PurchaseCheckInput>) => checkPurchase({ ...good, ...change }, now)

/** Each change fails one check; the first failing check is reported, whatever later ones would find. */
const SPOILED: ReadonlyArray<[string, Partial<PurchaseCheckInput>, string]> = [
  ['1 sign-in first of all', { signedIn: false }, 'SIGN_IN_NEEDED'],
  ['[P5.check.2] 2 then the terms', { termsAccepted: false }, 'TERMS_NOT_ACCEPTED'],
  ['[P5.check.3] 3 then the date', { date: undefined }, 'DATE_MISSING'],
  ['4 then the passengers', { counts: NO_PASSENGERS }, 'NO_PASSENGER'],
  ['[P5.check.5] 5 then the seats of the departure', { departure: full }, 'DEPARTURE_SOLD_OUT'],
  ['[P5.check.6] 6 then the way back', { returnTrip: { date: undefined } }, 'RETURN_TIME_MISSING'],
  ['7 then a date in the past', { date: '2026-11-20' }, 'DATE_IN_PAST'],
  ['8 then a date too far', { returnTrip: { date: '2027-03-01', departure: departure('2027-03-01') } }, 'DATE_TOO_FAR'],
  ['8 with a ticket whose window is over', { isWindowOver: true }, 'SALES_CLOSED'],
  ['8 with its ticket for members', { fareTypeRefusal: 'MEMBERS_ONLY_FARE' }, 'MEMBERS_ONLY_FARE'],
  ['[P5.check.9] 9 then names and numbers', { passengers: [{ name: 'Chan', idNumber: '' }] }, 'PASSENGER_INFO_MISSING'],
  [
    '9 and on the airport line flight, documents and connection',
    { airportFaults: [{ field: 'flight.time', violation: 'FLIGHT_PAST' }] },
    'FLIGHT_PAST',
  ],
  ['10 then the captcha', { captcha: { kind: 'digits', answered: false } }, 'CAPTCHA_MISSING'],
]

describe('[P5.check.1] purchase checks', () => {
  it('purchase checks accept a valid purchase', () => expect(violation({})).toBeUndefined())

  it.each(SPOILED)('an invalid purchase fails at check %s', (_name, change, expected) =>
    expect(violation(change)).toBe(expected),
  )

  it.each(SPOILED.map(([name, , expected], at) => [name, expected, at] as const))(
    '[P5.check.11] purchase checks report check %s before all later ones',
    (_name, expected, at) => {
      const later = SPOILED.slice(at).map(([, change]) => change)
      expect(violation(Object.assign({}, ...later.reverse()))).toBe(expected)
    },
  )

  it('[P5.check.10] purchase checks require the slide by its own code, and nothing where no captcha is needed', () => {
    expect(violation({ captcha: { kind: 'slide', answered: false } })).toBe('SLIDE_MISSING')
    expect(violation({ captcha: { kind: 'none', answered: false } })).toBeUndefined()
    expect(violation({ captcha: undefined })).toBeUndefined()
  })

  it('purchase checks require no departure, return leg and names for a one-way day ticket', () => {
    const change = { departure: undefined, returnTrip: undefined, passengerInfo: undefined, passengers: undefined }
    expect(violation({ fareType: 'day', ...change })).toBeUndefined()
  })

  it('purchase checks have unique names in the order they run', () => {
    expect(PURCHASE_CHECKS.map(({ name }) => name)).toEqual([
      'signed in',
      'terms',
      'date chosen',
      'passengers',
      'departure',
      'return trip',
      'travel dates',
      'boarding window',
      'fare type',
      'passenger info',
      'flight and documents',
      'captcha',
    ])
  })

  it('purchase checks require no session, terms and names for a quote', () => {
    const unready = { signedIn: false, termsAccepted: false, passengers: [] }
    expect(violation({ ...unready, ...FOR_QUOTE })).toBeUndefined()
  })

  it('purchase checks find only full departures when the seats of both legs are checked again', () => {
    const check = (change: Partial<PurchaseCheckInput>) => checkDepartureSeats({ ...good, ...change }, now)
    expect(check({ departure: full })).toBe('DEPARTURE_SOLD_OUT')
    expect(check({ returnTrip: { date: '2026-11-24', departure: departure('2026-11-24', 40) } })).toBe(
      'RETURN_DEPARTURE_SOLD_OUT',
    )
    expect(check({ counts: { ...good.counts, adult: 1 }, termsAccepted: false })).toBeUndefined()
  })
})
