import { DAY_MS } from '@shuttle/domain'
import { byTurns } from '../../../testing/by-turns'
import { expireOrders } from '../../passenger/orders'
import { makeAttemptDue } from './attempts.repository'
import { nextRecheckAt, RECHECK_DAYS, UNANSWERED_RECHECK_DAYS } from './check-closed-attempts'
import { checkOpenAttempts } from './check-open-attempts'
import { paymentMethods } from './payment-provider'
import { countPaymentEvents } from './testing/count-payment-events'
import { EVERY_METHOD, type EveryMethod, fakePaymentMethod } from './testing/fake-payment-method.request'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

const MORNING = Date.parse('2026-11-21T09:00:00+08:00')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.startAnew())

const findAttempt = (requestNo: string) =>
  service.context.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('request_no', '=', requestNo)
    .executeTakeFirstOrThrow()
/** Runs the reconciler until the deadline and the half hour after it are over. */
const untilClosed = async () => {
  for (let minutes = 0; minutes < 50; minutes += 5) {
    service.clock.advance(5 * MINUTE)
    await expireOrders(service.context.db, service.clock.now())
    await service.reconcile()
  }
}
/** Every check that falls due within this span, each when it is due, an hour after the one before at the earliest. */
const checkFor = async (span: number): Promise<void> => {
  const { clock, context } = service
  const due = context.db.selectFrom('payment_attempts').select((row) => row.fn.min('next_recheck_at').as('at'))
  for (const end = clock.now() + span; clock.now() < end; ) {
    const { at } = await due.where('state', '=', 'closed').executeTakeFirstOrThrow()
    clock.set(Math.min(Math.max(at ?? end, clock.now() + HOUR), end))
    await service.checkClosedAttempts()
  }
}
/** WeChat Pay and Octopus do not answer for one order; the others know an order only when it is paid. */
const silence = (orderNo: string) => service.sandbox.setFault({ kind: 'drop', operation: 'order', reference: orderNo })

describe('the next check of a closed attempt', () => {
  it('the next check comes after hours that grow to a day, for seven days', () => {
    const checks: number[] = []
    for (let at = nextRecheckAt(30 * MINUTE, 0, false); at !== null; at = nextRecheckAt(at, 0, false))
      checks.push(at / HOUR)
    expect(checks).toEqual([1.5, 3, 6, 12, 24, 48, 72, 96, 120, 144, 168])
  })
  it('the checks go on for thirty days where the provider never answers', () => {
    const late = RECHECK_DAYS * DAY_MS
    expect([nextRecheckAt(late, 0, false), nextRecheckAt(late, 0, true)]).toEqual([null, late + DAY_MS])
    expect(nextRecheckAt(UNANSWERED_RECHECK_DAYS * DAY_MS, 0, true)).toBeNull()
  })
})

describe.each(EVERY_METHOD)('an attempt with faults only: %s', (payType) => {
  const it = byTurns(EVERY_METHOD, payType)
  it('an attempt with faults is closed half an hour after its deadline, is counted, and stays visible to staff', async () => {
    const { orderReqno } = await fakePaymentMethod(service, payType).open()
    const before = await countPaymentEvents(service, 'payment_closed_unanswered_total', payType)
    await service.sandbox.setFault({ kind: 'drop', operation: 'order' })
    await untilClosed()
    const attempt = await findAttempt(orderReqno)
    expect(attempt).toMatchObject({ state: 'closed', unanswered_since: expect.any(Number) })
    expect(attempt.next_recheck_at).toBeGreaterThan(service.clock.now())
    expect(await countPaymentEvents(service, 'payment_closed_unanswered_total', payType)).toBe(before + 1)
    // No row is left that the reconciler would query for ever.
    service.clock.advance(HOUR)
    expect(await service.reconcile()).toBe(0)
  })
})

/** An order whose payment becomes visible only two hours later, when its attempt was closed. */
const payAfterClosing = async (payType: EveryMethod) => {
  const method = fakePaymentMethod(service, payType)
  const { member, orderNo, orderReqno, pay } = await method.open()
  await service.sandbox.setFault({ kind: 'late-success', ms: 2 * HOUR, reference: orderNo })
  await pay()
  await untilClosed()
  expect(await findAttempt(orderReqno)).toMatchObject({ state: 'closed' })
  expect(await service.getStatus(orderNo)).toBe('expired')
  service.clock.advance(2 * HOUR)
  return { method, member, orderNo, orderReqno }
}

describe.each(EVERY_METHOD)('a closed attempt that is paid later settles: %s', (payType) => {
  const it = byTurns(EVERY_METHOD, payType)
  const ways = {
    'by a notice': async ({ method, orderNo, orderReqno }: Awaited<ReturnType<typeof payAfterClosing>>) => {
      expect((await method.notify(orderNo, orderReqno)).statusCode).toBe(200)
    },
    'by the browser that returns': async ({ orderReqno }) => {
      const url = `/api/pay/return/${payType}?orderReqno=${orderReqno}`
      expect((await service.app.inject({ method: 'GET', url })).statusCode).toBe(303)
    },
    'by the passenger who confirms': async ({ member, orderNo, orderReqno }) => {
      expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('SUCCESS')
    },
    'when staff repeat the query': async ({ orderNo, orderReqno }) => {
      const { db } = service.context
      expect(await makeAttemptDue(db, { orderNo, requestNo: orderReqno, now: service.clock.now() })).toBe(true)
      expect(await service.reconcile()).toBe(1)
    },
    'by a check of the service itself': async () => {
      expect(await service.checkClosedAttempts()).toBeGreaterThan(0)
    },
  } satisfies Record<string, (paid: Awaited<ReturnType<typeof payAfterClosing>>) => Promise<void>>

  it.each(Object.entries(ways))('a late payment settles a closed attempt %s', async (_way, settle) => {
    const paid = await payAfterClosing(payType)
    const before = await countPaymentEvents(service, 'payment_after_closing_total', payType)
    await settle(paid)
    expect(await service.getStatus(paid.orderNo)).toBe('paid')
    expect(await findAttempt(paid.orderReqno)).toMatchObject({
      ...{ state: 'settled', unanswered_since: null, next_recheck_at: null },
    })
    const isOpened = settle === ways['when staff repeat the query']
    expect(await countPaymentEvents(service, 'payment_after_closing_total', payType)).toBe(
      isOpened ? before : before + 1,
    )
    // Once: neither a second notice nor a later check records it again.
    await paid.method.notify(paid.orderNo, paid.orderReqno)
    await checkFor(3 * HOUR)
    const { db } = service.context
    const recorded = db.selectFrom('payment_transactions').selectAll().where('request_no', '=', paid.orderReqno)
    expect(await recorded.execute()).toHaveLength(1)
  })
})

describe('an attempt whose money was recorded before it was closed', () => {
  const closeAgain = async () => {
    const method = fakePaymentMethod(service, 'MasterCard')
    const { member, orderNo, orderReqno, pay } = await method.open()
    await pay()
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('SUCCESS')
    const attempts = service.context.db.updateTable('payment_attempts').where('request_no', '=', orderReqno)
    await attempts.set({ state: 'closed', next_recheck_at: service.clock.now() }).execute()
    return { orderNo, orderReqno }
  }

  it('a recorded attempt is settled by the next check', async () => {
    const { orderReqno } = await closeAgain()
    expect(await service.checkClosedAttempts()).toBe(1)
    expect(await findAttempt(orderReqno)).toMatchObject({ state: 'settled', next_recheck_at: null })
  })

  it('a recorded attempt is settled when staff repeat the query, and is not queried for ever', async () => {
    const { orderNo, orderReqno } = await closeAgain()
    const { db } = service.context
    expect(await makeAttemptDue(db, { orderNo, requestNo: orderReqno, now: service.clock.now() })).toBe(true)
    expect(await service.reconcile()).toBe(1)
    expect(await findAttempt(orderReqno)).toMatchObject({ state: 'settled', next_recheck_at: null })
    service.clock.advance(HOUR)
    expect(await service.reconcile()).toBe(0)
  })
})

it('an open attempt whose payment method is not configured any more is logged, counted, and closed in the end', async () => {
  const { orderReqno } = await fakePaymentMethod(service, 'wxpay').open()
  const { context } = service
  const methods = paymentMethods(service.methods.all.filter(({ code }) => code !== 'wxpay'))
  const errors: unknown[] = []
  const log = Object.assign(Object.create(context.log), { error: (about: unknown) => errors.push(about) })
  service.clock.advance(MINUTE)
  await checkOpenAttempts({ ...context, log, methods })
  expect(errors).toMatchObject([{ provider: 'wxpay', requestNo: orderReqno }])
  expect(await countPaymentEvents(service, 'payment_provider_unknown_total', 'wxpay')).toBe(1)
  expect(await findAttempt(orderReqno)).toMatchObject({ state: 'open', unanswered_since: service.clock.now() })
  service.clock.advance(50 * MINUTE)
  await checkOpenAttempts({ ...context, log, methods })
  expect(await findAttempt(orderReqno)).toMatchObject({ state: 'closed', unanswered_since: expect.any(Number) })
})

describe('how long closed attempts are checked', () => {
  // Weeks pass, and orders are for a day of the first.
  beforeEach(() => service.clock.set(MORNING))

  it('a closed attempt is checked for seven days where the provider answers that nothing was paid', async () => {
    const { orderReqno } = await fakePaymentMethod(service, 'MasterCard').open()
    await untilClosed()
    expect(await findAttempt(orderReqno)).toMatchObject({ state: 'closed', unanswered_since: null })
    await checkFor(8 * DAY_MS)
    expect(await findAttempt(orderReqno)).toMatchObject({
      state: 'closed',
      next_recheck_at: null,
      unanswered_since: null,
    })
  })

  it('checks go on past seven days without an answer, end with the first, and are counted without one', async () => {
    const [heard, never] = [
      await fakePaymentMethod(service, 'wxpay').open(),
      await fakePaymentMethod(service, 'octopusonline').open(),
    ]
    const before = await countPaymentEvents(service, 'payment_given_up_total', 'octopusonline')
    await silence(heard.orderNo)
    await silence(never.orderNo)
    await untilClosed()
    await checkFor(9 * DAY_MS)
    expect(await findAttempt(heard.orderReqno)).toMatchObject({ next_recheck_at: expect.any(Number) })
    await service.sandbox.clearFaults()
    await silence(never.orderNo)
    await checkFor(2 * DAY_MS)
    expect(await findAttempt(heard.orderReqno)).toMatchObject({ next_recheck_at: null, unanswered_since: null })
    await checkFor(25 * DAY_MS)
    expect(await findAttempt(never.orderReqno)).toMatchObject({
      next_recheck_at: null,
      unanswered_since: expect.any(Number),
    })
    expect(await countPaymentEvents(service, 'payment_given_up_total', 'octopusonline')).toBe(before + 1)
  })

  it('a check skips the others of a silent provider for the run, and no other provider', async () => {
    const unanswered = [
      await fakePaymentMethod(service, 'octopusonline').open(),
      await fakePaymentMethod(service, 'octopusonline').open(),
    ]
    const other = await fakePaymentMethod(service, 'MasterCard').open()
    await untilClosed()
    for (const { orderNo } of unanswered) await silence(orderNo)
    service.clock.advance(HOUR)
    expect(await service.checkClosedAttempts()).toBe(2)
    expect((await findAttempt(other.orderReqno)).next_recheck_at).toBeGreaterThan(service.clock.now())
  })

  it('a due attempt is checked by one instance', async () => {
    await fakePaymentMethod(service, 'MasterCard').open()
    await untilClosed()
    service.clock.advance(HOUR)
    const checks = await Promise.all([service.checkClosedAttempts(), service.checkClosedAttempts()])
    expect(checks[0] + checks[1]).toBe(1)
  })
})
