import { setTimeout as wait } from 'node:timers/promises'
import { createCallsUnderWay } from '../../calls-under-way'
import { transaction } from '../../database/transaction'
import { FAULTS_IN_A_ROW, REST_MS } from '../../lanes/circuit-breaker'
import { runLane } from '../../lanes/run-lane'
import { lookAtClosedAttempts } from './check-closed-attempts'
import { checkAttemptsOf, checkOpenAttempts } from './check-open-attempts'
import { refundLane } from './check-open-refunds'
import { settlementLane } from './check-settled-refunds'
import { guardMethods } from './guard-methods'
import type { PaymentContext } from './payment-context'
import { providerBreaker } from './provider-lanes'
import { addRefund } from './refund-ledger.repository'
import { insertSettlement } from './refund-settlements.repository'
import { EVERY_METHOD, playMethod } from './testing/play-method.request'
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
const room = (code: string) => providerBreaker(context, code).room(4)
const ask = (code: string) =>
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
const open = () => playMethod(service, 'MasterCard').open()
const openCircuit = async () => {
  proxy.interrupt({ call: CARD, status: 503, body: '' })
  for (let faults = 0; faults < FAULTS_IN_A_ROW; faults += 1) await ask('MasterCard')
  proxy.interrupt()
}

describe.each(EVERY_METHOD)('a provider that repeatedly answers with an error status: %s', (code) => {
  it.each([
    [429, 'only limits its calls: other calls go on', 4],
    [503, 'control: is down, and its circuit opens', 0],
  ])('a provider with status %i %s', async (status, _what, expected) => {
    proxy.interrupt({ call: /./, status, body: '' })
    for (let faults = 0; faults < FAULTS_IN_A_ROW; faults += 1)
      expect(await ask(code)).toMatchObject({ name: 'ProviderFault', kind: 'unreachable' })
    expect(room(code)).toBe(expected)
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
      await ask('cmbpay')
      await openSession('cmbpay')
    }
    expect(room('cmbpay')).toBe(0)
  })

  it('control: a session that the provider opens counts as its answer', async () => {
    for (let faults = 0; faults < FAULTS_IN_A_ROW; faults += 1) {
      proxy.interrupt({ call: /^GET .*\/order\//, status: 503, body: '' })
      await ask('MasterCard')
      proxy.interrupt()
      await openSession('MasterCard')
    }
    expect(room('MasterCard')).toBe(4)
  })
})

it('an attempt past its grace is closed without a query while the circuit is open, and checked later', async () => {
  const { orderReqno } = await open()
  service.clock.advance(HOUR)
  await openCircuit()
  const asked = proxy.calls.length
  expect(await checkOpenAttempts(context)).toBe(1)
  expect(proxy.calls).toHaveLength(asked)
  const closed = await findAttempt(orderReqno)
  expect(closed).toMatchObject({ state: 'closed', checks: 0, silent_since: service.clock.now() })
  service.clock.set(closed.next_look_at ?? 0)
  expect(await service.lookAtClosed()).toBe(1)
  expect(await findAttempt(orderReqno)).toMatchObject({ state: 'closed', silent_since: null })
})

it('an attempt in its grace stays open while the circuit is open', async () => {
  const { orderReqno } = await open()
  service.clock.advance(HOUR / 2)
  await openCircuit()
  expect(await checkOpenAttempts(context)).toBe(0)
  expect(await findAttempt(orderReqno)).toMatchObject({ state: 'open', silent_since: null })
})

describe('rows that are claimed while another call probes the provider', () => {
  /** As its lane read it before the other call began. */
  const lane = { name: 'MasterCard', scope: { of: 'MasterCard' }, room: () => 1 }
  let attempt: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    attempt = await open()
    await openCircuit()
    service.clock.advance(REST_MS)
    proxy.hang(CARD)
    void ask('MasterCard')
    await until(() => proxy.hanging() === 1)
  })
  const update = (change: { state: 'closed'; next_look_at: number } | { next_check_at: number }) =>
    service.context.db
      .updateTable('payment_attempts')
      .set(change)
      .where('request_no', '=', attempt.orderReqno)
      .execute()
  const soon = () => service.clock.now() + REST_MS
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
    await update({ state: 'closed', next_look_at: service.clock.now() })
    expect(await lookAtClosedAttempts(context, lane)).toBe(1)
    expect(await findAttempt(attempt.orderReqno)).toMatchObject({ next_look_at: soon(), silent_since: null })
  })

  it('a check of an open attempt is repeated soon, and is not counted', async () => {
    await update({ next_check_at: service.clock.now() })
    expect(await checkAttemptsOf(context, lane)).toBe(1)
    expect(await findAttempt(attempt.orderReqno)).toMatchObject({
      ...{ next_check_at: soon(), silent_since: null, checks: 0 },
    })
  })

  it('a check of a refund is repeated before its usual gap', async () => {
    await addOwnRefund()
    expect(await runLane(refundLane(context, lane))).toBe(1)
    const refund = service.context.db.selectFrom('refunds').selectAll().where('refund_no', '=', 'R-1')
    expect((await refund.executeTakeFirstOrThrow()).next_check_at).toBe(soon())
  })

  it('a check of a refund that was settled outside loses no day', async () => {
    await addOwnRefund()
    const next_look_at = service.clock.now()
    await transaction(service.context.db, (trx) =>
      insertSettlement(trx, {
        ...{ refund_no: 'R-1', reference: '', reason_text: '', settled_by: attempt.member.accountId },
        ...{ settled_at: next_look_at, next_look_at },
      }),
    )
    expect(await runLane(settlementLane(context, lane))).toBe(1)
    const settlement = service.context.db.selectFrom('refund_settlements').selectAll().where('refund_no', '=', 'R-1')
    expect(await settlement.executeTakeFirstOrThrow()).toMatchObject({ next_look_at: soon(), looks: 0 })
  })
})

it('a check that the end of the process aborts is not counted', async () => {
  const { orderReqno } = await open()
  service.clock.advance(15_000)
  proxy.hang(CARD)
  const calls = createCallsUnderWay()
  const checking = calls.run(() => checkOpenAttempts(context))
  await until(() => proxy.hanging() === 1)
  calls.abort()
  await checking
  expect(await findAttempt(orderReqno)).toMatchObject({ state: 'open', silent_since: null, checks: 0 })
})
