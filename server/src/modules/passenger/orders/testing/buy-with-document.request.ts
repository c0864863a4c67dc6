import { aFlight, anAirportPassenger, fromAirportBody } from '../../../../testing/airport-body.request'
import { placeBody } from '../../../../testing/trip-body.request'
import type { PaymentService } from '../../../money/payments/testing/start-payment-service'

/** Before the day from which the buses to Zhuhai no longer require names and numbers. */
export const WHEN_NUMBERS_ARE_REQUIRED = Date.parse('2023-02-10T09:00:00+08:00')
const DAY = '2023-02-12'
/** A bus of the airport line has few seats, so the rides are spread over ten days. */
const rideDay = (at: number) => `2023-02-${12 + (Math.floor(at / 2) % 10)}`

export interface DocumentedPurchase {
  orderNo: string
  number: string
  member: Awaited<ReturnType<PaymentService['member']>>
}

const busNumber = (at: number) => `Z${700_000 + at * 37}(${at % 10})`
const passportNumber = (at: number) => `QX${50_000_000 + at * 7919}`

/** The request of one purchase: buses to Zhuhai and the airport line in turn. */
const toBody = (at: number, now: number): { number: string; body: object } => {
  const timestamp = { timestamp: Math.floor(now / 1000) }
  if (at % 2 === 0) {
    const number = busNumber(at)
    return { number, body: placeBody({ date: DAY, named: ['CHAN TAI MAN', number] }, 6500, timestamp) }
  }
  const number = passportNumber(at)
  const day = rideDay(at)
  const ride = { ticketData: day, flight: aFlight({ flightDate: day }), ...timestamp }
  return { number, body: fromAirportBody(ride, [anAirportPassenger(0, { idCard: number })]) }
}

/** A new member buys a ticket with an identity number of their own, and pays it by card. */
export const buyWithDocument = async (service: PaymentService, at: number): Promise<DocumentedPurchase> => {
  const member = await service.member()
  const { number, body } = toBody(at, service.clock.now())
  const placed = await member.call('ticket/buy.ticket', body)
  if (placed.code !== 'SUCCESS') throw new Error(`no order: ${JSON.stringify(placed)}`)
  const { orderNo } = placed.responseData as { orderNo: string }
  const { orderReqno, sessionId } = await member.openPayment(orderNo)
  await service.sandbox.payByCard(sessionId)
  const paid = await member.confirm(orderNo, orderReqno)
  if (paid.code !== 'SUCCESS') throw new Error(`not paid: ${JSON.stringify(paid)}`)
  return { orderNo, number, member }
}
