import { transaction } from '../../../../database/transaction'
import type { TestApp } from '../../../../testing/build-test-app'
import type { TestMember } from '../../../../testing/new-member'
import { placeBody, type TripRequest } from '../../../../testing/trip-body.request'
import { markPaid } from '../../../passenger/orders/mark-paid'

export interface BoughtTrip {
  member: TestMember
  orderNo: string
  /** Outbound, then inbound, in the order of the people. */
  tickets: string[]
}

/** An order, paid unless `isPaid` is false; by a new member unless one is given. `total` in cents. */
export const buyTrip = async (
  { db, clock, ...site }: TestApp,
  trip: TripRequest,
  { total = 6500, isPaid = true, member }: { total?: number; isPaid?: boolean; member?: TestMember } = {},
): Promise<BoughtTrip> => {
  const buyer = member ?? (await site.member())
  const sentNow = { timestamp: Math.floor(clock.now() / 1000) }
  const placed = await buyer.call('ticket/buy.ticket', placeBody(trip, total, sentNow))
  if (placed.code !== 'SUCCESS') throw new Error(`no order: ${placed.code}`)
  const { orderNo } = placed.responseData
  if (isPaid) {
    const payment = { orderNo, now: clock.now(), payType: 'MasterCard', requestNo: `${orderNo}-1` }
    await transaction(db, (trx) => markPaid(trx, payment))
  }
  const tickets = db.selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo)
  const rows = await tickets.orderBy('leg').orderBy('passenger_position').execute()
  return { member: buyer, orderNo, tickets: rows.map(({ ticket_no }) => ticket_no) }
}
