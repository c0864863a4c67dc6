import { setTimeout as wait } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { buildApp } from '../../../app'
import { FAULTS_IN_A_ROW, OPEN_MS } from '../../../runtime/bulkheads/circuit-breaker'
import { runBulkhead } from '../../../runtime/bulkheads/run-bulkhead'
import { expireOrders } from '../../passenger/orders'
import { claimAttemptQuery } from './attempt-queries.repository'
import { claimAttempt } from './attempts.repository'
import { checkOpenAttempts } from './check-open-attempts'
import { guardMethods } from './guard-methods'
import { paymentJobs } from './payment-jobs'
import { createMember } from './testing/create-member'
import { fakePaymentMethod } from './testing/fake-payment-method.request'
import { type ProxiedPayments, startProxiedPayments } from './testing/start-proxied-payments'
import { TEST_PROFILE } from './testing/start-sandbox'
import { verifyAttempt } from './verify-attempt'

const MORNING = Date.parse('2026-11-21T09:00:00+08:00')
const BANK = /merchserv/
const CARD_QUERY = /^GET .*\/order\//
const NEVER = new AbortController().signal

let service: ProxiedPayments['service']
let proxy: ProxiedPayments['proxy']
let close: ProxiedPayments['close']
beforeAll(async () => {
  ;({ service, proxy, close } = await startProxiedPayments())
})
afterAll(() => close())
beforeEach(async () => {
  proxy.hang()
  proxy.interrupt()
  proxy.calls.length = 0
  service.clock.set(MORNING)
  await service.startAnew()
  // A process without stored provider answers.
  await service.restartWith({})
})

/** Waits for traffic on the wire; the time limit of the test ends it. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await wait(5)
}
const guarded = () => ({ ...service.context, methods: guardMethods(service.methods, service.context) })
const questions = () => proxy.calls.filter((call) => CARD_QUERY.test(call)).length
const findAttempt = (requestNo: string) =>
  service.context.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('request_no', '=', requestNo)
    .executeTakeFirstOrThrow()

/** A bank that accepts queries and never answers, and money that came by card. */
const payByCardWhileTheBankHangs = async () => {
  const bank = await fakePaymentMethod(service, 'cmbpay').open()
  const card = await fakePaymentMethod(service, 'MasterCard').open()
  await card.pay()
  service.clock.advance(15_000)
  proxy.hang(BANK)
  return { bank, card }
}

describe('a bank that accepts queries and never answers', () => {
  it('the bank delays no payment of another provider', async () => {
    const { bank, card } = await payByCardWhileTheBankHangs()
    const runs = paymentJobs(guarded())
      .filter(({ name }) => name.startsWith('payment reconciler'))
      .map(({ name, run }) => ({ name, run: run(NEVER) }))
    await until(() => proxy.hanging() === 1)
    await Promise.all(runs.filter(({ name }) => !name.endsWith('cmbpay')).map(({ run }) => run))
    expect([await service.getStatus(card.orderNo), await service.getStatus(bank.orderNo)]).toEqual(['paid', 'toPay'])
    expect(proxy.hanging()).toBe(1)
    proxy.hang()
    await Promise.all(runs.map(({ run }) => run))
  })

  it('the bank delays no other payment method of the same order', async () => {
    const bank = await fakePaymentMethod(service, 'cmbpay').open()
    proxy.hang(BANK)
    const card = await fakePaymentMethod(service, 'MasterCard').attempt(bank.member, bank.orderNo)
    expect(card.code).toBe('SUCCESS')
    // The query of the first attempt goes on; the passenger does not wait for its end.
    expect(proxy.hanging()).toBe(1)
  })

  it('a payment in the same queue waits behind the dead bank (negative control)', async () => {
    const { bank, card } = await payByCardWhileTheBankHangs()
    const { db, clock } = service.context
    const run = runBulkhead({
      limit: 1,
      list: async () => [bank.orderReqno, card.orderReqno],
      claim: (requestNo) => claimAttempt(db, requestNo, clock.now()),
      handle: async (attempt) => {
        const provider = service.methods.byCode(attempt.provider)
        if (provider) await verifyAttempt(service.context, { provider, attempt }).catch(() => {})
      },
    })
    await until(() => proxy.hanging() === 1)
    await wait(200)
    expect(await service.getStatus(card.orderNo)).toBe('toPay')
    proxy.hang()
    await run
    expect(await service.getStatus(card.orderNo)).toBe('paid')
  })

  it('the circuit opens after faults in a row: passengers and jobs make no call, and rows are not claimed', async () => {
    const card = await fakePaymentMethod(service, 'MasterCard').open()
    await card.pay()
    proxy.interrupt({ call: CARD_QUERY, status: 503, body: '' })
    for (let fault = 0; fault < FAULTS_IN_A_ROW; fault += 1) {
      expect((await card.member.confirm(card.orderNo, card.orderReqno)).code).toBe('PROVIDER_UNREACHABLE')
      service.clock.advance(1000)
    }
    const queries = questions()
    expect(queries).toBe(FAULTS_IN_A_ROW)
    proxy.interrupt()
    service.clock.advance(OPEN_MS - 1001)
    expect((await card.member.confirm(card.orderNo, card.orderReqno)).code).toBe('PROVIDER_UNREACHABLE')
    expect(await checkOpenAttempts(guarded())).toBe(0)
    expect([questions(), (await findAttempt(card.orderReqno)).checks]).toEqual([queries, 0])
    service.clock.advance(1001)
    expect((await card.member.confirm(card.orderNo, card.orderReqno)).code).toBe('SUCCESS')
    expect(questions()).toBe(queries + 1)
  })
})

describe('a page that polls a payment', () => {
  /** Twenty polls in a second, at two processes alternately. */
  const poll = async (payment: { orderNo: string; orderReqno: string; accountId: string }) => {
    const other = await buildApp({ ...service.context, metrics: new Registry() })
    const codes: string[] = []
    const apps = [service.app, other]
    let turn = 0
    const member = await createMember(
      { inject: (request) => apps[turn++ % 2]?.inject(request) as ReturnType<typeof other.inject> },
      service.context,
    )
    await service.context.db
      .updateTable('orders')
      .set({ account_id: member.accountId })
      .where('order_no', '=', payment.orderNo)
      .execute()
    for (let count = 0; count < 20; count += 1) {
      codes.push((await member.confirm(payment.orderNo, payment.orderReqno)).code)
      service.clock.advance(49)
    }
    await other.close()
    return codes
  }
  const open = async () => {
    const { member, ...payment } = await fakePaymentMethod(service, 'MasterCard').open()
    return { ...payment, member, accountId: member.accountId }
  }

  it('polls cause one query a second on the wire, whichever process is polled', async () => {
    const payment = await open()
    const before = questions()
    expect(await poll(payment)).toEqual(Array(20).fill('PAYMENT_PENDING'))
    expect(questions() - before).toBe(1)
    service.clock.advance(1000)
    await poll(payment)
    expect(questions() - before).toBe(2)
  })

  it('polls cause one query a second for an order that is over, by pages and by returning browsers', async () => {
    const payment = await open()
    service.clock.advance(15 * 60_000)
    await expireOrders(service.context.db, service.clock.now())
    const before = questions()
    expect(await poll(payment)).toEqual(Array(20).fill('ORDER_EXPIRED'))
    for (let count = 0; count < 20; count += 1)
      await service.app.inject({ url: `/api/pay/return/MasterCard?orderReqno=${payment.orderReqno}` })
    expect(questions() - before).toBe(1)
    service.clock.advance(1000)
    await poll(payment)
    expect(questions() - before).toBe(2)
  })

  it('a verdict from before the deadline does not count after it, nor does a query of another process', async () => {
    const { member, orderNo, orderReqno, pay } = await open()
    const { pay_by: payBy } = await findAttempt(orderReqno)
    service.clock.set(payBy - 1)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('PAYMENT_PENDING')
    await pay()
    service.clock.set(payBy)
    const claim = { now: payBy, lastsMs: 1000, since: payBy }
    expect(await claimAttemptQuery(service.context.db, orderReqno, claim)).toBe(true)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('SUCCESS')
  })

  it('every poll queries the provider when the last verdict is not stored (negative control)', async () => {
    const { orderReqno } = await open()
    const provider = service.methods.byCode('MasterCard')
    if (!provider) throw new Error('no provider')
    const before = questions()
    for (let count = 0; count < 20; count += 1)
      await verifyAttempt(service.context, { provider, attempt: await findAttempt(orderReqno) })
    expect(questions() - before).toBe(20)
  })

  it('polls share the query in flight', async () => {
    const { member, orderNo, orderReqno, pay } = await open()
    await pay()
    const before = questions()
    proxy.hang(CARD_QUERY)
    const polls = Array.from({ length: 5 }, () => member.confirm(orderNo, orderReqno))
    await until(() => proxy.hanging() > 0)
    await wait(100)
    expect(questions() - before).toBe(1)
    proxy.hang()
    expect((await Promise.all(polls)).map(({ code }) => code)).toEqual(Array(5).fill('PROVIDER_UNREACHABLE'))
    service.clock.advance(1000)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('SUCCESS')
  })

  it('polls delay no notice: the provider is queried at once, and the next poll finds the order paid', async () => {
    const { member, orderNo, orderReqno, pay } = await open()
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('PAYMENT_PENDING')
    await pay()
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('PAYMENT_PENDING')
    const notice = await service.app.inject({
      method: 'POST',
      url: '/api/pay/notify/MasterCard',
      headers: { 'x-notification-secret': TEST_PROFILE.notificationSecret },
      payload: { order: { id: orderReqno, status: 'CAPTURED', totalCapturedAmount: 65 } },
    })
    expect(notice.statusCode).toBe(200)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('SUCCESS')
  })
})
