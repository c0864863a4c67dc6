import { transaction } from '../../../database/transaction'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { placeBody, type TripRequest } from '../../../testing/trip-body.request'
import { countSeatsLeftOfDay } from '../sales/seats-on-sale.repository'
import { expireOrders } from './expire-orders'
import { markPaid } from './mark-paid'

let site: TestApp
let member: TestMember
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  member = await site.member()
})

const place = async (trip: TripRequest = {}, total = 6500): Promise<string> =>
  (await member.call('ticket/buy.ticket', placeBody(trip, total))).responseData.orderNo
const cancel = (orderNo: string, who = member) => who.call('wx/cancel.wx.order', { orderNo })
const getCancelCode = async (orderNo: string, who = member): Promise<string> => (await cancel(orderNo, who)).code
const left = (lineCode: string, date: string) => countSeatsLeftOfDay(site.db, { lineCode, fareType: 'day', date })
const getStatus = async (orderNo: string) =>
  (await site.db.selectFrom('orders').select('status').where('order_no', '=', orderNo).executeTakeFirstOrThrow()).status

describe('[P7.cancel.1] cancelling', () => {
  it('[P7.cancel.1] cancelling ends an unpaid order and answers the success message', async () => {
    const orderNo = await place()
    expect(await cancel(orderNo)).toMatchObject({ code: 'SUCCESS', message: '成功' })
    expect(await getStatus(orderNo)).toBe('cancelled')
  })

  it('[P4.order.4] cancelling returns the seats of both legs once, however often it is called', async () => {
    const orderNo = await place({ line: 'HKGZHORT', date: '2026-11-27', back: '2026-11-28', adult: 4 }, 52_000)
    const seats = async () => [await left('HKGZHO', '2026-11-27'), await left('ZHOHKG', '2026-11-28')]
    expect(await seats()).toEqual([1996, 1996])
    const other = await site.member()
    await other.call('ticket/buy.ticket', placeBody({ date: '2026-11-27', adult: 5 }, 32_500))
    for (let time = 0; time < 3; time += 1) expect(await getCancelCode(orderNo)).toBe('SUCCESS')
    expect(await seats()).toEqual([1995, 2000])
  })

  it('cancelling allows another order at once', async () => {
    await cancel(await place())
    expect(await getStatus(await place({ adult: 2 }, 13_000))).toBe('toPay')
  })

  it('cancelling is refused from the deadline on, before and after the sweeper expired the order', async () => {
    const early = await place()
    site.clock.advance(15 * 60_000 - 1)
    expect(await getCancelCode(early)).toBe('SUCCESS')
    site.clock.set(TEST_NOW)
    const late = await place({ adult: 2 }, 13_000)
    site.clock.advance(15 * 60_000)
    expect(await getCancelCode(late)).toBe('ORDER_EXPIRED')
    expect(await getStatus(late)).toBe('toPay')
    await expireOrders(site.db, site.clock.now())
    expect(await getCancelCode(late)).toBe('ORDER_EXPIRED')
    expect(await getStatus(late)).toBe('expired')
  })

  it('cancelling refuses a paid order, whose seats stay taken', async () => {
    const orderNo = await place({ date: '2026-11-30' })
    const payment = { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: `${orderNo}-1` }
    await transaction(site.db, (trx) => markPaid(trx, payment))
    expect(await getCancelCode(orderNo)).toBe('ORDER_NOT_CANCELLABLE')
    expect(await left('HKGZHO', '2026-11-30')).toBe(1999)
  })

  it('cancelling answers not found for the order of another member', async () => {
    const orderNo = await place()
    expect(await getCancelCode(orderNo, await site.member())).toBe('ORDER_NOT_FOUND')
    expect(await getCancelCode('26112100000000000000')).toBe('ORDER_NOT_FOUND')
    expect(await getStatus(orderNo)).toBe('toPay')
  })

  it('cancelling an order needs a session', async () => {
    const orderNo = await place()
    expect(await site.call('wx/cancel.wx.order', { orderNo })).toMatchObject({ status: 401, answer: { code: '401' } })
  })
})
