import { type AirportPassenger, type AirportPurchase, findAirportFaults } from './airport-purchase'
import { toInstant } from './civil-date'
import { DEFAULT_CONNECTION } from './connection'
import type { Departure } from './departure'
import { NO_PASSENGERS } from './passenger-type'

const now = toInstant('2026-11-21', '09:00')
const departure: Departure = {
  ...{ lineCode: 'HZICLK', date: '2026-11-24', beginTime: '09:00', endTime: '09:29' },
  ...{ capacity: 40, sold: 0, status: 'open' },
}
const travelDocument: AirportPassenger = {
  ...{ type: 'adult', lastName: 'CHAN', firstName: 'TAI MAN', documentType: 'passport', documentNumber: 'K1234567' },
  ...{ gender: 'male', birthDate: '1986-02-03', nationality: 'Chinese', telephone: '' },
}
const flight = {
  ...{ flightNumber: 'CX0504', airline: 'Cathay', origin: 'Hong Kong', destination: 'Osaka', transit: '' },
  ...{ date: '2026-11-24', time: '12:00' },
}
const right: AirportPurchase = {
  direction: 'toAirport',
  connection: DEFAULT_CONNECTION,
  flight,
  travelDocuments: [travelDocument],
}
const trip = { date: '2026-11-24', counts: { ...NO_PASSENGERS, adult: 1 }, departure }

const find = (change: Partial<AirportPurchase> = {}, rule: 'required' | 'given' = 'required', passengerCount = 1) =>
  findAirportFaults(
    { ...right, ...change },
    { ...trip, counts: { ...trip.counts, adult: passengerCount } },
    rule,
    now,
  ).map(({ field, violation }) => `${field} ${violation}`)

describe('the checks of an airport order', () => {
  it('the checks of an airport order accept valid flight, documents and connection', () => expect(find()).toEqual([]))

  it('the checks of an airport order require a flight and a document of each passenger', () => {
    expect(find({ flight: undefined, travelDocuments: [] }, 'required', 2)).toEqual([
      'flight AIRPORT_INFO_MISSING',
      'travelDocuments.0 AIRPORT_INFO_MISSING',
      'travelDocuments.1 AIRPORT_INFO_MISSING',
    ])
    expect(find({ travelDocuments: [travelDocument, undefined] }, 'required', 2)).toEqual([
      'travelDocuments.1 AIRPORT_INFO_MISSING',
    ])
  })

  it('the checks of an airport order report each invalid field of flight and passengers, and the connection last', () => {
    const travelDocuments = [
      { ...travelDocument, lastName: '陳' },
      { ...travelDocument, documentNumber: '1234', birthDate: '2027-01-01' },
    ]
    expect(find({ flight: { ...flight, airline: '', time: '11:59' }, travelDocuments }, 'required', 2)).toEqual([
      'flight.airline FLIGHT_PLACE_INVALID',
      'travelDocuments.0.lastName TRAVEL_NAME_INVALID',
      'travelDocuments.1.documentNumber DOCUMENT_NUMBER_INVALID',
      'travelDocuments.1.birthDate BIRTH_DATE_INVALID',
      'departure TOO_LATE_FOR_CHECK_IN',
    ])
  })

  it('the checks of an airport order refuse a document that occurs twice', () => {
    const other = { ...travelDocument, documentNumber: 'K7654321' }
    expect(find({ travelDocuments: [travelDocument, other, travelDocument] }, 'required', 3)).toEqual([
      'travelDocuments.2.documentNumber DOCUMENT_TWICE',
    ])
  })

  it('the checks of an airport order compute an age at the day of travel', () => {
    const child: AirportPassenger = { ...travelDocument, type: 'child', birthDate: '2014-11-24' }
    expect(find({ travelDocuments: [child] })).toEqual(['travelDocuments.0.birthDate BIRTH_DATE_AND_TICKET'])
    expect(find({ travelDocuments: [{ ...child, birthDate: '2014-11-25' }] })).toEqual([])
  })
})

describe('the checks of an airport quote', () => {
  it('the checks of an airport quote require no flight and no documents', () => {
    expect(find({ flight: undefined, travelDocuments: [] }, 'given')).toEqual([])
    expect(find({ flight: { ...flight, airline: '', time: '' }, travelDocuments: [] }, 'given')).toEqual([])
  })
  it('the checks of an airport quote refuse invalid parts of the flight as far as given, and the connection', () => {
    expect(find({ flight: { ...flight, airline: 'C', time: '11:59' }, travelDocuments: [] }, 'given')).toEqual([
      'flight.airline FLIGHT_PLACE_INVALID',
      'departure TOO_LATE_FOR_CHECK_IN',
    ])
  })
})
