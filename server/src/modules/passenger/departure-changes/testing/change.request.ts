import { transaction } from '../../../../database/transaction'
import { aFlight, airportBody } from '../../../../testing/airport-body.request'
import type { TestApp } from '../../../../testing/build-test-app'
import type { TestMember } from '../../../../testing/new-member'
import { markPaid } from '../../orders/mark-paid'

export interface AirportOrder {
  member: TestMember
  orderNo: string
}

/** A paid order, of the airport line unless `body` is another; by a new member unless one is given. */
export const buyRide = async (
  { db, clock, ...site }: TestApp,
  body: object = airportBody(),
  member?: TestMember,
): Promise<AirportOrder> => {
  const buyer = member ?? (await site.member())
  const sentNow = { timestamp: Math.floor(clock.now() / 1000) }
  const placed = await buyer.call('ticket/buy.ticket', { ...body, ...sentNow })
  if (placed.code !== 'SUCCESS') throw new Error(`no order: ${placed.code}`)
  const { orderNo } = placed.responseData
  const payment = { orderNo, now: clock.now(), payType: 'MasterCard', requestNo: `${orderNo}-1` }
  await transaction(db, (trx) => markPaid(trx, payment))
  return { member: buyer, orderNo }
}

/** From the bus of nine to that of half past eight, for the same take-off at noon. */
export const changeBody = (orderNo: string, change: object = {}) => ({
  ...{ orderNo, bookDate: '2026-11-24', beginTime: '08:30', flight: aFlight() },
  ...change,
})

/** `ticket/change.departure`. */
export const changeRide = (
  { member, orderNo }: AirportOrder,
  change: object = {},
  headers: Record<string, string> = {},
): ReturnType<TestMember['call']> => member.call('ticket/change.departure', changeBody(orderNo, change), headers)

/** Seats sold on the departures of a day by their times; 0 where a departure has no row yet. */
export const countSold = async (
  { db }: Pick<TestApp, 'db'>,
  times: readonly string[],
  { line = 'HZICLK', date = '2026-11-24' }: { line?: string; date?: string } = {},
): Promise<number[]> => {
  const rows = db.selectFrom('departures').select(['begin_time', 'sold']).where('line_code', '=', line)
  const sold = await rows.where('travel_date', '=', date).execute()
  return times.map((time) => sold.find(({ begin_time }) => begin_time === time)?.sold ?? 0)
}
