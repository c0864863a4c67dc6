import { FAULTS_IN_A_ROW, OPEN_MS } from '../../../runtime/bulkheads/circuit-breaker'
import { guardMethods, ProviderFault, providerBreaker } from '../payments'
import { startProviderProxy } from '../payments/testing/start-provider-proxy'
import { compareNight } from './compare-night'
import { claimNight } from './nights.repository'
import { runNights } from './run-nights'
import { DAY, type Nights, startNights } from './testing/start-night'

let nights: Nights
let proxy: Awaited<ReturnType<typeof startProviderProxy>>
beforeAll(async () => {
  proxy = await startProviderProxy()
  nights = await startNights({ WECHAT_PAY_URL: proxy.url })
  proxy.forwardTo(nights.service.sandbox.url)
})
afterAll(async () => {
  await nights.close()
  await proxy.close()
})
beforeEach(async () => {
  proxy.interrupt()
  await nights.startDay()
})

const at = (time: string, day = '2026-11-22') => Date.parse(`${day}T${time}+08:00`)
const run = (now: number) => {
  nights.service.clock.set(now)
  return runNights(nights.context())
}
const countLines = async (name: string) =>
  (await nights.service.context.metrics.metrics())
    .split('\n')
    .filter((line) => line.startsWith(name) && !line.endsWith(' 0'))

describe('[D5.50] the days that are compared', () => {
  it('days are compared from 02:30 on, with WeChat Pay once its bills are ready', async () => {
    expect(await run(at('02:29:59.999'))).toBe(0)
    expect(await run(at('02:30:00'))).toBe(4)
    expect((await nights.night('wxpay')).state).toBe('waiting')
    expect(await run(at('10:29:59.999'))).toBe(0)
    expect(await run(at('10:30:00'))).toBe(1)
    expect((await nights.night('wxpay')).state).toBe('compared')
    expect(await run(at('23:59:59'))).toBe(0)
  })

  it('no day is missing when the service did not run for some', async () => {
    expect(await run(at('12:00:00', '2026-11-25'))).toBe(20)
    const compared = nights.db.selectFrom('reconciliation_nights').select('day').where('state', '=', 'compared')
    const days = (await compared.where('provider', '=', 'MasterCard').orderBy('day').execute()).map(({ day }) => day)
    expect(days).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'])
  })

  it('days of a provider that is not configured any more are skipped', async () => {
    await nights.db
      .updateTable('reconciliation_nights')
      .set({ provider: 'gone' })
      .where('provider', '=', 'cmbpay')
      .execute()
    await run(at('12:00:00'))
    const gone = nights.db.selectFrom('reconciliation_nights').select('state').where('provider', '=', 'gone')
    expect(await gone.execute()).toEqual([{ state: 'waiting' }])
  })
})

it('a day of a provider with an open circuit begins when the circuit closes, and no try is counted before', async () => {
  await nights.pay('MasterCard')
  const { methods, ...rest } = nights.context()
  const context = { ...rest, methods: guardMethods(methods, rest) }
  nights.service.clock.set(at('02:30:00'))
  const fail = () => Promise.reject(new ProviderFault('unreachable', 'no answer'))
  for (let faults = 0; faults < FAULTS_IN_A_ROW; faults += 1)
    await providerBreaker(context, 'MasterCard')
      .run(fail)
      .catch(() => {})
  expect(await runNights(context)).toBe(3)
  expect(await nights.night('MasterCard')).toMatchObject({ state: 'waiting', runs: 0 })
  nights.service.clock.advance(OPEN_MS)
  expect(await runNights(context)).toBe(1)
  expect(await nights.night('MasterCard')).toMatchObject({ state: 'compared', runs: 1 })
})

describe('[D5.54] a day without an answer of its provider', () => {
  it('the day is not compared, is reported, and is tried again until it is', async () => {
    const { orderReqno } = await nights.pay('MasterCard')
    const [taken] = nights.atProvider(orderReqno).transactions
    if (taken) taken.amountCents += 1
    await nights.service.sandbox.setFault({ kind: 'busy', operation: 'order' })
    await nights.service.sandbox.setFault({ kind: 'busy', operation: 'statement' })
    await run(at('02:30:00'))
    const night = await nights.night('MasterCard')
    expect(night).toMatchObject({ state: 'not-compared', payments: 0, unanswered: 2, next_run_at: at('02:40:00') })
    expect(night.last_fault).toBe('gateway says 503 SERVER_BUSY')
    expect(await nights.differences()).toEqual([])
    expect(await countLines('payment_day_not_compared_total')).toEqual([
      'payment_day_not_compared_total{provider="MasterCard"} 1',
    ])
    expect(await run(at('02:39:59.999'))).toBe(0)
    await run(at('02:40:00'))
    expect(await nights.night('MasterCard')).toMatchObject({
      state: 'not-compared',
      runs: 2,
      next_run_at: at('03:00:00'),
    })
    await nights.service.sandbox.clearFaults()
    await run(at('03:00:00'))
    expect(await nights.night('MasterCard')).toMatchObject({
      state: 'compared',
      payments: 1,
      unanswered: 0,
      last_fault: '',
    })
    expect(await nights.differences()).toMatchObject([{ kind: 'amount-differs' }])
    expect(await countLines('payment_difference_total{')).toEqual(['payment_difference_total{provider="MasterCard"} 1'])
  })

  it('the day is skipped after three queries, and the other providers are compared', async () => {
    for (let count = 0; count < 5; count += 1) await nights.pay('octopusonline')
    await nights.service.sandbox.setFault({ kind: 'drop', operation: 'order' })
    await run(at('02:30:00'))
    expect(await nights.night('octopusonline')).toMatchObject({ state: 'not-compared', unanswered: 3 })
    expect((await nights.night('cmbpay')).state).toBe('compared')
  })

  it('one query without an answer does not prevent the others', async () => {
    const [first, second] = [await nights.pay('MasterCard'), await nights.pay('MasterCard')]
    for (const { orderReqno } of [first, second])
      for (const transaction of nights.atProvider(orderReqno).transactions) transaction.amountCents += 1
    await nights.service.sandbox.setFault({ kind: 'busy', operation: 'order', reference: first.orderNo })
    await nights.service.sandbox.setFault({ kind: 'busy', operation: 'statement' })
    await run(at('02:30:00'))
    expect(await nights.night('MasterCard')).toMatchObject({ state: 'not-compared', payments: 1, unanswered: 2 })
    expect(await nights.differences()).toMatchObject([{ number: second.orderReqno }])
  })

  it.each([
    ['bills are not there yet', { kind: 'busy', operation: 'statement' } as const, undefined],
    ['file is another one', undefined, { call: /billdownload/, status: 200, body: '`1' }],
    ['file cannot be had', undefined, { call: /billdownload/, status: 500, body: '' }],
    ['bill is answered without a signature', undefined, { call: /tradebill/, status: 200, body: '{}' }],
  ])('the day is not compared while its %s', async (_, fault, interruption) => {
    await nights.pay('wxpay')
    if (fault) await nights.service.sandbox.setFault(fault)
    proxy.interrupt(interruption)
    await run(at('10:30:00'))
    expect(await nights.night('wxpay')).toMatchObject({ state: 'not-compared', payments: 1, statement_rows: null })
    expect((await nights.night('wxpay')).last_fault).not.toContain('token')
    await nights.service.sandbox.clearFaults()
    proxy.interrupt()
    await run(at('10:40:00'))
    expect(await nights.night('wxpay')).toMatchObject({ state: 'compared', statement_rows: 1 })
  })
})

describe('[D5.50] a comparison that ends midway', () => {
  const spoil = async () => {
    const { orderReqno } = await nights.pay('cmbpay')
    for (const transaction of nights.atProvider(orderReqno).transactions) transaction.amountCents += 1
  }
  const claim = async (now: number) => {
    nights.service.clock.set(now)
    const night = await claimNight(nights.db, ['cmbpay'], now)
    if (!night) throw new Error('nothing is due')
    return { claim: night, provider: nights.provider('cmbpay'), ending: new AbortController().signal }
  }

  it('a comparison whose process died is begun again once its lease is over, and enters nothing twice', async () => {
    await spoil()
    // Everything was found, and the process was killed before it stored that it was done.
    await compareNight(nights.context(), await claim(at('02:30:00')))
    const found = await nights.differences()
    expect(found).toHaveLength(1)
    await run(at('02:34:59.999'))
    expect((await nights.night('cmbpay')).state).toBe('running')
    await run(at('02:35:00'))
    expect(await nights.night('cmbpay')).toMatchObject({ state: 'compared', runs: 2, payments: 1 })
    expect(await nights.differences()).toEqual(found)
  })

  it('a comparison that ends with the service is released: the next process begins it at once', async () => {
    await spoil()
    await spoil()
    const ending = new AbortController()
    await nights.service.sandbox.setFault({ kind: 'delay', ms: 300, operation: 'order' })
    nights.service.clock.set(at('02:30:00'))
    const leaving = runNights(nights.context(), ending.signal)
    while ((await nights.night('cmbpay')).state !== 'running') await new Promise((resolve) => setTimeout(resolve, 5))
    ending.abort()
    await leaving
    expect((await nights.night('cmbpay')).state).toBe('waiting')
    await nights.service.sandbox.clearFaults()
    await run(at('02:40:00'))
    expect((await nights.night('cmbpay')).state).toBe('compared')
    expect(await nights.differences()).toHaveLength(2)
  })

  it('a comparison that another process has taken writes nothing', async () => {
    await spoil()
    const slow = await claim(at('02:30:00'))
    await run(at('02:35:00'))
    await expect(compareNight(nights.context(), slow)).rejects.toThrow('is left')
    expect(await nights.night('cmbpay')).toMatchObject({ state: 'compared', day: DAY, runs: 2 })
  })
})
