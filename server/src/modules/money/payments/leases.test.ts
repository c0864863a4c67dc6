import { setTimeout as wait } from 'node:timers/promises'
import { transaction } from '../../../database/transaction'
import { checkOpenAttempts } from './check-open-attempts'
import { checkOpenRefunds } from './check-open-refunds'
import { CALL_TIMEOUT_MS } from './payment-settings'
import { addRefund } from './refund-ledger.repository'
import { fakePaymentMethod } from './testing/fake-payment-method.request'
import { type ProxiedPayments, startProxiedPayments } from './testing/start-proxied-payments'

let service: ProxiedPayments['service']
let proxy: ProxiedPayments['proxy']
let close: ProxiedPayments['close']
beforeEach(async () => {
  ;({ service, proxy, close } = await startProxiedPayments())
})
afterEach(() => close())

describe('a row stays claimed for longer than all calls of its processing may take', () => {
  const withMethods = () => ({ ...service.context, methods: service.methods })
  /**
   * Until when the row is claimed while its first call hangs, and how many calls its processing makes once they are
   * answered.
   */
  const observe = async (check: () => Promise<number>, getDue: () => Promise<number>) => {
    proxy.hang(/^/)
    const hanging = check()
    while (proxy.hanging() === 0) await wait(5)
    const lease = (await getDue()) - service.clock.now()
    proxy.hang()
    await hanging
    service.clock.set(await getDue())
    const before = proxy.calls.length
    expect(await check()).toBe(1)
    return { lease, calls: proxy.calls.length - before }
  }

  it('the claim covers the calls of an attempt', async () => {
    const { orderReqno } = await fakePaymentMethod(service, 'MasterCard').open()
    service.clock.advance(15_000)
    const getDue = async () => {
      const attempts = service.context.db.selectFrom('payment_attempts').select('next_check_at')
      return (await attempts.where('request_no', '=', orderReqno).executeTakeFirstOrThrow()).next_check_at
    }
    const { lease, calls } = await observe(() => checkOpenAttempts(withMethods()), getDue)
    expect(calls).toBe(1)
    expect(lease).toBeGreaterThan(calls * CALL_TIMEOUT_MS)
  })

  it('the claim covers the calls of a refund, which is queried, requested, and queried again', async () => {
    const { member, orderNo, orderReqno, pay } = await fakePaymentMethod(service, 'MasterCard').open()
    await pay()
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('SUCCESS')
    await transaction(service.context.db, (trx) =>
      addRefund(trx, {
        ...{ refund_no: 'R-1', provider: 'MasterCard', request_no: orderReqno, order_no: orderNo, currency: 'HKD' },
        ...{ captured_cents: 6500, amount_cents: 6500, reason: 'paid-twice', language: 'en' },
        created_at: service.clock.now(),
      }),
    )
    const getDue = async () => {
      const refund = service.context.db.selectFrom('refunds').select('next_check_at').where('refund_no', '=', 'R-1')
      return (await refund.executeTakeFirstOrThrow()).next_check_at ?? 0
    }
    const { lease, calls } = await observe(() => checkOpenRefunds(withMethods()), getDue)
    expect(calls).toBe(3)
    expect(lease).toBeGreaterThan(calls * CALL_TIMEOUT_MS)
  })
})
