import { anAdult, orderBody } from './trip-body.request'

/**
 * The request fields of one passenger on the airport line; the document number ends in the position, so that all
 * differ.
 */
export const anAirportPassenger = (at = 0, change: object = {}) => ({
  ...anAdult,
  ...{ idType: '2', idCard: `K765432${at}`, userName: 'CHAN TAI MAN', telNum: '+852 9123 4567' },
  ...{ lastName: 'CHAN', firstName: 'TAI MAN', gender: 'M', birthDate: '1986-02-03', nationality: 'Chinese' },
  ...change,
})

/** A take-off at noon on the day of travel: the bus of nine is the last that connects. */
export const aFlight = (change: object = {}) => ({
  ...{ flightNo: 'CX88', airline: 'Cathay Pacific', origin: 'Hong Kong', destination: 'Sydney', transit: '' },
  ...{ flightDate: '2026-11-24', flightTime: '12:00' },
  ...change,
})

/** An order from Zhuhai port to the airport by the bus of nine in three days, at the demo's fare of an adult. */
export const airportBody = (change: object = {}, passengers: readonly object[] = [anAirportPassenger()]) => {
  const total = 16_000 * passengers.length
  const towards = { lineCode: 'HZICLK', startStationCode: 'HZI', endStationCode: 'CLK', currency: '1' }
  const ride = { ticketData: '2026-11-24', feeType: '9', bookBeginTime: '09:00' }
  const amounts = { amount: total, totalNeedpay: total }
  return orderBody({ ...towards, ...ride, ...amounts, flight: aFlight(), tickets: passengers, ...change })
}

/** The other way, from a landing at noon: the bus of one is the first that connects. */
export const fromAirportBody = (change: object = {}, passengers: readonly object[] = [anAirportPassenger()]) => {
  const total = 18_000 * passengers.length
  const from = { lineCode: 'CLKHZI', startStationCode: 'CLK', endStationCode: 'HZI', currency: '2' }
  return airportBody({ ...from, bookBeginTime: '13:00', amount: total, totalNeedpay: total, ...change }, passengers)
}

/** The same as a quote request. */
export const asQuote = (body: object) => ({ ...body, orderType: '0', amount: 0, totalNeedpay: 0, currency: '' })
