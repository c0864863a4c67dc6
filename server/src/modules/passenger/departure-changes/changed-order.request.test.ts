import { isRefusal } from '../../../runtime/errors'
import { aFlight, airportBody, anAirportPassenger } from '../../../testing/airport-body.request'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { joinAccounts } from '../accounts/join-accounts'
import { endOrders, eraseOldDocuments } from '../orders'
import { hashPassword } from '../sessions/password'
import { collectByPickupCode } from '../ticket-use'
import { findOrCreateAccount } from '../wechat/find-or-create-account'
import { type AirportOrder, buyRide, changeRide } from './testing/change.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

const at = (time: string) => Date.parse(`${time}+08:00`)
const flightOn = (flightDate: string) => aFlight({ flightDate, flightTime: '14:00' })
const LATER = { bookDate: '2026-11-27', beginTime: '10:00', flight: flightOn('2026-11-27') }
const buyAndChange = async () => {
  const order = await buyRide(site, airportBody({}, [anAirportPassenger(0), anAirportPassenger(1)]))
  const shown = (await order.member.call('wx/query.wx.order.info', { orderNo: order.orderNo })).responseData[0]
  const { exchangeCode } = (await changeRide(order, LATER)).responseData
  return { ...order, newCode: exchangeCode as string, oldCode: shown.exchangeCode as string }
}
const collect = (pickupCode: string) =>
  collectByPickupCode(site.db, { pickupCode, place: 'Counter 2', now: site.clock.now() }).catch((error: unknown) => {
    if (isRefusal(error)) return [error.code, error.details.replacedAt]
    throw error
  })
const getStatus = async (orderNo: string) => {
  const order = site.db.selectFrom('orders').select('status').where('order_no', '=', orderNo)
  return (await order.executeTakeFirstOrThrow()).status
}

describe('[D4.6] the pickup code of a changed order', () => {
  it('a counter takes the new pickup code once, however it is typed', async () => {
    const { orderNo, newCode } = await buyAndChange()
    expect(await collect(` ${newCode.toLowerCase().replace(/(.{4})(?=.)/g, '$1 ')}`)).toBe(true)
    expect(await collect(newCode)).toBe(false)
    expect(await getStatus(orderNo)).toBe('used')
  })

  it('refuses the old pickup code as replaced, with the moment of the change; nothing is collected', async () => {
    const { orderNo, oldCode } = await buyAndChange()
    site.clock.advance(3_600_000)
    expect(await collect(oldCode)).toEqual(['PICKUP_CODE_REPLACED', TEST_NOW])
    expect(await getStatus(orderNo)).toBe('paid')
  })

  it('refuses a code that never existed, and that of an unpaid order, as unknown', async () => {
    expect(await collect('ABCDEFGHJKLMNPQR')).toEqual(['PICKUP_CODE_UNKNOWN', undefined])
    const { orderNo } = (await (await site.member()).call('ticket/buy.ticket', airportBody())).responseData
    const unpaid = site.db.selectFrom('orders').select('pickup_code').where('order_no', '=', orderNo)
    expect(await collect((await unpaid.executeTakeFirstOrThrow()).pickup_code)).toEqual([
      'PICKUP_CODE_UNKNOWN',
      undefined,
    ])
  })
})

describe('[D4.6] a changed order follows its new departure', () => {
  it('computes the fee and the deadline of a refund by the new departure', async () => {
    const { member, orderNo } = await buyAndChange()
    const preview = async () => (await member.call('wx/query.refund.preview', { orderNo })).responseData
    const reasons = async () => ((await preview()).tickets as Array<{ reason: string }>).map(({ reason }) => reason)
    site.clock.set(at('2026-11-24T09:00:01'))
    expect(await reasons()).not.toContain('REFUND_TIME_PASSED')
    site.clock.set(at('2026-11-27T10:00:00'))
    expect(await reasons()).toEqual(['REFUND_TIME_PASSED', 'REFUND_TIME_PASSED'])
  })

  it('ends the order after the new departure', async () => {
    const { orderNo } = await buyAndChange()
    const shown = async (now: number) => {
      await endOrders(site.db, now)
      return getStatus(orderNo)
    }
    expect(await shown(at('2026-11-27T09:59:59'))).toBe('paid')
    expect(await shown(at('2026-11-27T10:00:00'))).toBe('ended')
  })

  it('erases the documents thirty days after the new departure', async () => {
    const { orderNo } = await buyAndChange()
    const isSealed = async (now: number) => {
      await eraseOldDocuments(site.db, now)
      const passengers = site.db.selectFrom('order_passengers').select('id_sealed').where('order_no', '=', orderNo)
      return (await passengers.execute()).map(({ id_sealed }) => id_sealed !== '')
    }
    expect(await isSealed(at('2026-12-25T09:00:00'))).toEqual([true, true])
    expect(await isSealed(at('2026-12-28T00:00:01'))).toEqual([false, false])
  })
})

describe('[D6.rights.1] the account of a changed order', () => {
  const findChange = (orderNo: string) =>
    site.db.selectFrom('departure_changes').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow()

  it('the export has the change and the code that is void', async () => {
    const { member, oldCode } = await buyAndChange()
    await member.prove()
    const { orders } = (await member.call('wx/query.wx.user.data', {})).responseData
    const changed = { from: '2026-11-24 09:00', to: '2026-11-27 10:00', voidPickupCode: oldCode }
    expect(orders).toMatchObject([{ departureChange: { ...changed, changedAt: '2026-11-21 10:00:00' } }])
  })

  it('deletes the flight and the hash of the request with the account; the void code stays void', async () => {
    const { member, orderNo, newCode, oldCode } = await buyAndChange()
    const password_hash = await hashPassword('secret1')
    await site.db.updateTable('accounts').set({ password_hash }).where('id', '=', member.accountId).execute()
    await collect(newCode)
    expect((await findChange(orderNo)).request_hash).toHaveLength(64)
    expect((await member.call('wx/wx.user.delete', { passWord: 'secret1' })).code).toBe('SUCCESS')
    expect(await findChange(orderNo)).toMatchObject({ request_key: '', request_hash: '', void_pickup_code: oldCode })
    const flights = site.db.selectFrom('order_flights').select('order_no').where('order_no', '=', orderNo)
    expect(await flights.execute()).toEqual([])
    expect(await collect(oldCode)).toEqual(['PICKUP_CODE_REPLACED', TEST_NOW])
  })

  it('moves the change when accounts are joined: the same key is answered there', async () => {
    const [order, into] = [await buyRide(site), await site.member()]
    const { orderNo } = order
    const { id: fromId } = await findOrCreateAccount(site.context, {
      wechatUser: { openid: `o${orderNo}`, nickname: '' },
      now: TEST_NOW,
    })
    const key = { 'idempotency-key': 'joined' }
    const first = await changeRide(order, {}, key)
    await site.db.updateTable('orders').set({ account_id: fromId }).where('order_no', '=', orderNo).execute()
    await joinAccounts(site.context, { fromId, intoId: into.accountId, language: 'en', now: TEST_NOW })
    expect((await changeRide({ member: into, orderNo }, {}, key)).responseData).toEqual(first.responseData)
    expect((await changeRide(order, {}, key)).code).toBe('ORDER_NOT_FOUND')
  })
})

describe('[D3.refund.4] the refund of a changed order', () => {
  const HOUR = 3_600_000
  const DEPARTS = at('2026-11-24T09:00:00')
  const tiers = [
    { minutes: 2880, basisPoints: 500 },
    { minutes: null, basisPoints: 5000 },
  ]
  const sellUnder = async (orderNo: string, change: object) => {
    const known = site.db.selectFrom('refund_policies').selectAll().where('id', '=', 'purchase-2')
    const id = `of-${orderNo}`
    const row = { ...(await known.executeTakeFirstOrThrow()), id, valid_from: '2030-01-01', ...change }
    await site.db.insertInto('refund_policies').values(row).execute()
    await site.db.updateTable('orders').set({ refund_policy_id: id }).where('order_no', '=', orderNo).execute()
  }
  const preview = async ({ member, orderNo }: AirportOrder) =>
    (await member.call('wx/query.refund.preview', { orderNo, tickets: [] })).responseData.tickets[0]

  it('the refund costs the fee of the earlier departure, on the preview and in the order', async () => {
    const order = await buyRide(site)
    await sellUnder(order.orderNo, { clock: 'beforeDeparture', tiers: JSON.stringify(tiers) })
    site.clock.set(DEPARTS - 24 * HOUR)
    expect(await preview(order)).toMatchObject({ feeRate: 5000 })
    expect((await changeRide(order, LATER)).code).toBe('SUCCESS')
    expect(await preview(order)).toMatchObject({ feeRate: 5000 })
    const shown = (await order.member.call('wx/query.wx.order.info', { orderNo: order.orderNo })).responseData[0]
    expect(shown.changeFromTime).toBe('2026-11-24 09:00:00')
  })

  it('the refund stays closed where the cutoff before the earlier departure has passed', async () => {
    const order = await buyRide(site)
    await sellUnder(order.orderNo, { cutoff_minutes: 2880 })
    site.clock.set(DEPARTS - 24 * HOUR)
    expect((await changeRide(order, LATER)).code).toBe('SUCCESS')
    expect(await preview(order)).toMatchObject({ reason: 'REFUND_TIME_PASSED' })
  })
})
