import { transaction } from '../../../database/transaction'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { placeBody } from '../../../testing/trip-body.request'
import { expireOrders } from './expire-orders'
import { markPaid } from './mark-paid'

const MINUTE_MS = 60_000
const WINDOW = 15

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

/** Sent at the time of the clock, because a member's page knows the service's time. */
const place = (headers: Record<string, string> = {}) =>
  member.call(
    'ticket/buy.ticket',
    placeBody({ date: '2026-11-27' }, 6500, { timestamp: Math.floor(site.clock.now() / 1000) }),
    headers,
  )
const pass = (minutes: number) => site.clock.advance(minutes * MINUTE_MS)
/** Holds seats and releases them, by a cancellation or by expiry. */
const hold = async (end: 'cancel' | 'expire') => {
  const { code, responseData } = await place()
  if (code !== 'SUCCESS') return code
  if (end === 'cancel') await member.call('wx/cancel.wx.order', { orderNo: responseData.orderNo })
  pass(end === 'cancel' ? 1 : WINDOW)
  await expireOrders(site.db, site.clock.now())
  return code
}
const pay = async () => {
  const { orderNo } = (await place()).responseData
  const payment = { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: `${orderNo}-1` }
  await transaction(site.db, (trx) => markPaid(trx, payment))
  pass(1)
}

describe.each(['cancel', 'expire'] as const)('[D3.order.2] seats that are held and not paid (%s)', (end) => {
  it('unpaid seats are held five times a day; the sixth order waits, longer each time, and shows how long', async () => {
    for (let time = 0; time < 5; time += 1) expect(await hold(end)).toBe('SUCCESS')
    const refused = await place({ 'accept-language': 'en' })
    expect(refused).toMatchObject({ code: 'TOO_MANY_UNPAID_ORDERS' })
    expect(refused.message).toMatch(/^Several of your orders were not paid\. You can order again in \d+ minutes\.$/)
    const waitFor = (refused.responseData.waitSeconds as number) * 1000
    site.clock.advance(waitFor - 1000)
    expect((await place()).code).toBe('TOO_MANY_UNPAID_ORDERS')
    site.clock.advance(1000)
    expect(await hold(end)).toBe('SUCCESS')
    const next = (await place()).responseData.waitSeconds as number
    expect(next).toBeGreaterThan(29 * 60)
  })
})

describe('[D3.order.2] a member who pays', () => {
  it('a payment resets the count of unpaid orders', async () => {
    for (let time = 0; time < 4; time += 1) await hold('cancel')
    await pay()
    for (let time = 0; time < 5; time += 1) expect(await hold('cancel')).toBe('SUCCESS')
    expect(await hold('cancel')).toBe('TOO_MANY_UNPAID_ORDERS')
  })

  it('a member is limited neither by paid orders nor by the holds of others', async () => {
    for (let time = 0; time < 7; time += 1) await pay()
    for (let time = 0; time < 5; time += 1) await hold('cancel')
    expect(await hold('cancel')).toBe('TOO_MANY_UNPAID_ORDERS')
    member = await site.member()
    expect(await hold('cancel')).toBe('SUCCESS')
  })

  it('a member may hold seats again after a day', async () => {
    for (let time = 0; time < 5; time += 1) await hold('cancel')
    pass(24 * 60)
    for (let time = 0; time < 5; time += 1) expect(await hold('cancel')).toBe('SUCCESS')
  })
})

it('one account holds seats again and again when the limit is beyond reach (negative control)', async () => {
  const lenient = await buildTestApp({ UNPAID_ORDERS_A_DAY: '1000' })
  const before = site
  site = lenient
  member = await lenient.member()
  for (let time = 0; time < 12; time += 1) expect(await hold('expire')).toBe('SUCCESS')
  site = before
  await lenient.close()
})
