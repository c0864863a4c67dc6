import { deleteAccount } from '../../passenger/accounts/delete-account'
import { expireOrders } from '../../passenger/orders'
import { hashPassword } from '../../passenger/sessions/password'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.startAnew())

const MINUTE = 60_000
const sweep = () => expireOrders(service.context.db, service.clock.now())
const transactionTypes = (requestNo: string) =>
  service.sandbox.state.orders.get(requestNo)?.transactions.map((each) => each.type)

/** Pays at the last moment, so that the money is visible only after the deadline. */
const payLate = async () => {
  const member = await service.member()
  const orderNo = await member.placeOrder()
  const { orderReqno, sessionId } = await member.openPayment(orderNo)
  await service.sandbox.setFault({ kind: 'late-success', ms: 16 * MINUTE, reference: orderNo })
  expect(await service.sandbox.payByCard(sessionId)).toEqual({ result: 'timeout' })
  return { member, orderNo, orderReqno }
}

describe('[D3.order.3] money that comes after the deadline', () => {
  it('[D3.order.3] late money restores the order while its seats are free, and the page that polls sees it', async () => {
    const { member, orderNo, orderReqno } = await payLate()
    const shown = async () => (await member.call('wx/query.wx.order.info', { orderNo })).responseData
    service.clock.advance(15 * MINUTE + 1)
    await sweep()
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('ORDER_EXPIRED')
    // The page polls an expired order only where an attempt was made.
    expect(await shown()).toMatchObject([{ orderStatus: 'E', orderReqno }])
    service.clock.advance(2 * MINUTE)
    expect(await service.reconcile()).toBeGreaterThan(0)
    expect(await service.getStatus(orderNo)).toBe('paid')
    expect(await shown()).toMatchObject([{ orderStatus: '1', orderReqno }])
    await service.runOutbox()
    expect(service.letters.map((letter) => letter.to)).toEqual([member.email])
    expect(service.letters[0]?.text).toMatch(/T\d{17}/)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('SUCCESS')
  })

  it('[D3.order.3, D8.mail.1] late money is refunded, with a mail, when the seats are gone', async () => {
    const { member, orderNo, orderReqno } = await payLate()
    service.clock.advance(15 * MINUTE + 1)
    await sweep()
    await service.context.db
      .insertInto('quotas')
      .values({ line_code: 'HKGZHO', fare_type: 'day', travel_date: '2026-11-28', capacity: 0, seats_left: 0 })
      .onConflict((conflict) =>
        conflict.columns(['line_code', 'fare_type', 'travel_date']).doUpdateSet({ seats_left: 0 }),
      )
      .execute()
    service.clock.advance(2 * MINUTE)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('ORDER_EXPIRED')
    expect(await service.getStatus(orderNo)).toBe('expired')
    await service.runOutbox()
    expect(transactionTypes(orderReqno)).toEqual(['PAYMENT', 'REFUND'])
    expect(service.letters).toHaveLength(1)
    expect(service.letters[0]?.text).toContain('HK$65.00')
    await service.context.db.deleteFrom('quotas').execute()
  })

  it('[D3.order.3] late money is refunded whole when the account was deleted since', async () => {
    const { member, orderNo, orderReqno } = await payLate()
    service.clock.advance(15 * MINUTE + 1)
    await sweep()
    const password_hash = await hashPassword('secret1')
    await service.context.db.updateTable('accounts').set({ password_hash }).where('id', '=', member.accountId).execute()
    const proof = { password: 'secret1', ip: '', language: 'en' as const, now: service.clock.now() }
    const by = { accountId: member.accountId, sessionId: '', level: 1, isWechat: false, provedAt: null }
    await deleteAccount(service.context, { member: by, ...proof })
    service.clock.advance(2 * MINUTE)
    await service.reconcile()
    await service.runOutbox()
    expect(await service.getStatus(orderNo)).toBe('expired')
    const tickets = service.context.db.selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo)
    expect(await tickets.execute()).toEqual([])
    expect(transactionTypes(orderReqno)).toEqual(['PAYMENT', 'REFUND'])
    const refunds = service.context.db.selectFrom('refunds').selectAll().where('order_no', '=', orderNo)
    expect(await refunds.execute()).toMatchObject([{ amount_cents: 6500, state: 'done' }])
    expect(service.letters.map(({ to, subject }) => [to, subject])).toEqual([
      [member.email, expect.stringContaining('your account was deleted')],
    ])
  })

  it('the money of a cancelled order is refunded', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const { orderReqno, sessionId } = await member.openPayment(orderNo)
    await member.cancel(orderNo)
    await service.sandbox.payByCard(sessionId)
    service.clock.advance(MINUTE)
    await service.reconcile()
    await service.runOutbox()
    expect(await service.getStatus(orderNo)).toBe('cancelled')
    expect(transactionTypes(orderReqno)).toEqual(['PAYMENT', 'REFUND'])
  })

  it('[D3.order.3] the second of two payments is refunded, and its payer is informed', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const [first, second] = [await member.openPayment(orderNo), await member.openPayment(orderNo)]
    await service.sandbox.payByCard(first.sessionId)
    await service.sandbox.payByCard(second.sessionId)
    const once = await member.confirm(orderNo, first.orderReqno)
    expect(once.code).toBe('SUCCESS')
    expect(once.responseData).not.toHaveProperty('refundList')
    const twice = await member.confirm(orderNo, second.orderReqno)
    expect(twice.responseData).toMatchObject({ refundList: [{ payType: 'MasterCard', amount: 6500 }] })
    await service.runOutbox()
    expect(transactionTypes(first.orderReqno)).toEqual(['PAYMENT'])
    expect(transactionTypes(second.orderReqno)).toEqual(['PAYMENT', 'REFUND'])
    expect(service.letters.map((letter) => letter.text).join()).toContain('paid twice')
  })
})
