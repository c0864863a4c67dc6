import { setTimeout as wait } from 'node:timers/promises'
import { transaction } from '../../../database/transaction'
import { FAULTS_IN_A_ROW, OPEN_MS } from '../../../runtime/bulkheads/circuit-breaker'
import { runBulkhead } from '../../../runtime/bulkheads/run-bulkhead'
import { createInFlightCalls } from '../../../runtime/in-flight-calls'
import { checkClosedAttemptsOf } from './check-closed-attempts'
import { checkAttemptsOf, checkOpenAttempts } from './check-open-attempts'
import { refundBulkhead } from './check-open-refunds'
import { settlementBulkhead } from './check-settled-refunds'
import { guardMethods } from './guard-methods'
import type { PaymentContext } from './payment-context'
import { providerBreaker } from './provider-bulkheads'
import { addRefund } from './refund-ledger.repository'
import { insertSettlement } from './refund-settlements.repository'
import { EVERY_METHOD, fakePaymentMethod } from './testing/fake-payment-method.request'
import { type ProxiedPayments, startProxiedPayments } from './testing/start-proxied-payments'

const BANK = /merchserv/
const CARD = /^\w+ \/api\/rest\//
const HOUR = 3_600_000

let service: ProxiedPayments['service']
let proxy: ProxiedPayments['proxy']
let close: ProxiedPayments['close']
let context: PaymentContext
beforeEach(async () => {
  ;({ service, proxy, close } = await startProxiedPayments())
  context = { ...service.context, methods: guardMethods(service.methods, service.context) }
})
afterEach(() => close())

const getProvider = (code: string) => {
  const provider = context.methods.byCode(code)
  if (!provider) throw new Error(`no provider ${code}`)
  return provider
}
const capacity = (code: string) => providerBreaker(context, code).capacity(4)
const queryProvider = (code: string) =>
  getProvider(code)
    .query({ requestNo: 'A-1', openedAt: service.clock.now() })
    .catch((error: Error) => error)
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await wait(5)
}
const findAttempt = (requestNo: string) =>
  service.context.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('request_no', '=', requestNo)
    .executeTakeFirstOrThrow()
const open = () => fakePaymentMethod(service, 'MasterCard').open()
const openCircuit = async () => {
  proxy.interrupt({ call: CARD, status: 503, body: '' })
  for (let faults = 0; faults < FAULTS_IN_A_ROW; faults += 1) await queryProvider('MasterCard')
  proxy.interrupt()
}

describe.each(EVERY_METHOD)('a provider that repeatedly answers with an error status: %s', (code) => {
  it.each([
    [429, 'only limits its calls: other calls go on', 4],
    [503, 'is down, and its circuit opens', 0],
  ])('a provider with status %i %s', async (status, _what, expected) => {
    proxy.interrupt({ call: /./, status, body: '' })
    for (let faults = 0; faults < FAULTS_IN_A_ROW; faults += 1)
      expect(await queryProvider(code)).toMatchObject({ name: 'ProviderFault', kind: 'unreachable' })
    expect(capacity(code)).toBe(expected)
  })
})

describe('a session that is opened without a call', () => {
  const openSession = (code: string) => {
    const orderNo = '2511210000000001'
    return getProvider(code).createSession({
      ...{ requestNo: `${orderNo}-00000001`, orderNo, openedAt: service.clock.now(), payPath: '/', payer: undefined },
      ...{ amount: 6500, currency: 'CNY', description: 'a ride', locale: 'en', timeoutSeconds: 60 },
    })
  }

  it('a session without a call does not count for its provider: the circuit still opens', async () => {
    proxy.interrupt({ call: BANK, status: 503, body: '' })
    for (let faults = 0; faults < FAULTS_IN_A_ROW; faults += 1) {
      await queryProvider('cmbpay')
      await openSession('cmbpay')
    }
    expect(capacity('cmbpay')).toBe(0)
  })

  it('a session that the provider opens counts as its answer (negative control)', async () => {
    for (let faults = 0; faults < FAULTS_IN_A_ROW; faults += 1) {
      proxy.interrupt({ call: /^GET .*\/order\//, status: 503, body: '' })
      await queryProvider('MasterCard')
      proxy.interrupt()
      await openSession('MasterCard')
    }
    expect(capacity('MasterCard')).toBe(4)
  })
})

it('an attempt past its grace is closed without a query while the circuit is open, and checked later', async () => {
  const { orderReqno } = await open()
  service.clock.advance(HOUR)
  await openCircuit()
  const callCount = proxy.calls.length
  expect(await checkOpenAttempts(context)).toBe(1)
  expect(proxy.calls).toHaveLength(callCount)
  const closed = await findAttempt(orderReqno)
  expect(closed).toMatchObject({ state: 'closed', checks: 0, unanswered_since: service.clock.now() })
  service.clock.set(closed.next_recheck_at ?? 0)
  expect(await service.checkClosedAttempts()).toBe(1)
  expect(await findAttempt(orderReqno)).toMatchObject({ state: 'closed', unanswered_since: null })
})

it('an attempt in its grace stays open while the circuit is open', async () => {
  const { orderReqno } = await open()
  service.clock.advance(HOUR / 2)
  await openCircuit()
  expect(await checkOpenAttempts(context)).toBe(0)
  expect(await findAttempt(orderReqno)).toMatchObject({ state: 'open', unanswered_since: null })
})

describe('rows that are claimed while another call probes the provider', () => {
  /** As its bulkhead read it before the other call began. */
  const bulkhead = { name: 'MasterCard', scope: { of: 'MasterCard' }, capacity: () => 1 }
  let attempt: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    attempt = await open()
    await openCircuit()
    service.clock.advance(OPEN_MS)
    proxy.hang(CARD)
    void queryProvider('MasterCard')
    await until(() => proxy.hanging() === 1)
  })
  const update = (change: { state: 'closed'; next_recheck_at: number } | { next_check_at: number }) =>
    service.context.db
      .updateTable('payment_attempts')
      .set(change)
      .where('request_no', '=', attempt.orderReqno)
      .execute()
  const soon = () => service.clock.now() + OPEN_MS
  const addOwnRefund = async () => {
    const { orderNo, orderReqno } = attempt
    await transaction(service.context.db, (trx) =>
      addRefund(trx, {
        ...{ refund_no: 'R-1', provider: 'MasterCard', request_no: orderReqno, order_no: orderNo, currency: 'HKD' },
        ...{ captured_cents: 6500, amount_cents: 6500, reason: 'paid-twice', language: 'en' },
        created_at: service.clock.now(),
      }),
    )
  }

  it('a check of a closed attempt is repeated soon, and its provider is not marked silent', async () => {
    await update({ state: 'closed', next_recheck_at: service.clock.now() })
    expect(await checkClosedAttemptsOf(context, bulkhead)).toBe(1)
    expect(await findAttempt(attempt.orderReqno)).toMatchObject({ next_recheck_at: soon(), unanswered_since: null })
  })

  it('a check of an open attempt is repeated soon, and is not counted', async () => {
    await update({ next_check_at: service.clock.now() })
    expect(await checkAttemptsOf(context, bulkhead)).toBe(1)
    expect(await findAttempt(attempt.orderReqno)).toMatchObject({
      ...{ next_check_at: soon(), unanswered_since: null, checks: 0 },
    })
  })

  it('a check of a refund is repeated before its usual gap', async () => {
    await addOwnRefund()
    expect(await runBulkhead(refundBulkhead(context, bulkhead))).toBe(1)
    const refund = service.context.db.selectFrom('refunds').selectAll().where('refund_no', '=', 'R-1')
    expect((await refund.executeTakeFirstOrThrow()).next_check_at).toBe(soon())
  })

  it('a check of a refund that was settled outside loses no day', async () => {
    await addOwnRefund()
    const next_check_at = service.clock.now()
    await transaction(service.context.db, (trx) =>
      insertSettlement(trx, {
        ...{ refund_no: 'R-1', reference: '', reason_text: '', settled_by: attempt.member.accountId },
        ...{ settled_at: next_check_at, next_check_at },
      }),
    )
    expect(await runBulkhead(settlementBulkhead(context, bulkhead))).toBe(1)
    const settlement = service.context.db.selectFrom('refund_settlements').selectAll().where('refund_no', '=', 'R-1')
    expect(await settlement.executeTakeFirstOrThrow()).toMatchObject({ next_check_at: soon(), checks: 0 })
  })
})

it('a check that the end of the process aborts is not counted', async () => {
  const { orderReqno } = await open()
  service.clock.advance(15_000)
  proxy.hang(CARD)
  const calls = createInFlightCalls()
  const checking = calls.run(() => checkOpenAttempts(context))
  await until(() => proxy.hanging() === 1)
  calls.abort()
  await checking
  expect(await findAttempt(orderReqno)).toMatchObject({ state: 'open', unanswered_since: null, checks: 0 })
})
