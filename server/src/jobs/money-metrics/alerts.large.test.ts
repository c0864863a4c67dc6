import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS } from '@shuttle/domain'
import { Registry } from 'prom-client'
import { refundOrder } from '../../../sandbox/money/refund-order'
import { buildApp } from '../../app'
import { watchPool } from '../../database/pool-watch'
import { countRetries, countRetry } from '../../database/retry-counter'
import { guardMethods } from '../../modules/money/payments'
import { fakePaymentMethod } from '../../modules/money/payments/testing/fake-payment-method.request'
import { fakeProvider } from '../../modules/money/payments/testing/fake-provider'
import { type PaymentService, startPaymentService } from '../../modules/money/payments/testing/start-payment-service'
import { runNights } from '../../modules/money/reconciliation'
import { apply, buyTickets, getQuote } from '../../modules/passenger/ticket-refunds/testing/buy-tickets.request'
import { isFiring, metricNames, readRules, readSamples } from '../../testing/evaluate-rule'
import { outboxJobs } from '../outbox-jobs'
import { runJobs } from '../run-jobs'

const FOLDER = join(__dirname, '../../../../docs/alerts')
const RULES = readRules(readFileSync(join(FOLDER, 'alerts.yml'), 'utf8'), 'service')
const [MINUTE, HOUR] = [60_000, 3_600_000]

const MORNING = Date.parse('2026-11-21T09:00:00+08:00')

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(async () => {
  service.clock.set(MORNING)
  await service.startAnew()
  // A process without measurements.
  await service.restartWith({})
  // Measurements that a start of the service adds beside its app.
  countRetries(service.context.db, service.context.metrics)
  watchPool(service.context.metrics, service.clock.elapsed)
})

const scrape = async () => {
  service.clock.advance(10_000)
  const { body } = await service.app.inject({ method: 'GET', url: '/metrics' })
  return readSamples(body)
}
const open = () => fakePaymentMethod(service, 'octopusonline').open()
const pay = async () => {
  const opened = await open()
  await opened.pay()
  return opened
}
const confirm = ({ member, orderNo, orderReqno }: Awaited<ReturnType<typeof open>>) =>
  member.confirm(orderNo, orderReqno, 'octopusonline')
const refundTickets = async (fault: Parameters<PaymentService['sandbox']['setFault']>[0]) => {
  const order = await buyTickets(service)
  await service.sandbox.setFault(fault)
  await apply(order, await getQuote(order))
  await service.runOutbox()
}
const stopAnswering = () => service.sandbox.setFault({ kind: 'drop', operation: 'order' })
const closeAll = async () => {
  for (let minutes = 0; minutes < 50; minutes += 5) {
    service.clock.advance(5 * MINUTE)
    await service.reconcile()
  }
}
const compareNights = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    service.clock.advance(DAY_MS)
    await runNights({ ...service.context, methods: service.methods })
  }
}
const never = new Promise<never>(() => {})

/** How the service is brought into the state of each alert. */
const STATES: Record<string, () => Promise<unknown>> = {
  OutboxLate: async () => {
    await buyTickets(service)
    service.clock.advance(11 * MINUTE)
  },
  OutboxDead: async () => {
    await buyTickets(service)
    await service.context.db.updateTable('outbox').set({ state: 'dead' }).execute()
  },
  RefundsLate: async () => {
    await refundTickets({ kind: 'pending-refund', seconds: 90_000 })
    service.clock.advance(DAY_MS + HOUR)
  },
  RefundsForStaff: () => refundTickets({ kind: 'refuse-refund' }),
  AttemptsOpenTooLong: async () => {
    await open()
    service.clock.advance(3 * HOUR)
  },
  ProviderUnresponsive: async () => {
    await stopAnswering()
    await open()
    service.clock.advance(MINUTE)
    await service.reconcile()
    service.clock.advance(16 * MINUTE)
  },
  AttemptsClosedUnanswered: async () => {
    await stopAnswering()
    await open()
    await closeAll()
  },
  AttemptsNotConfigured: async () => {
    const { orderReqno } = await open()
    const attempts = service.context.db.updateTable('payment_attempts').set({ provider: 'gone' })
    await attempts.where('request_no', '=', orderReqno).execute()
  },
  PaymentWrongAmount: async () => {
    await service.sandbox.setFault({ kind: 'wrong-amount', cents: -10 })
    await confirm(await pay())
  },
  PaymentPaidTwice: async () => {
    for (let orders = 0; orders < 6; orders += 1) {
      const first = await open()
      const second = await fakePaymentMethod(service, 'octopusonline').attempt(first.member, first.orderNo)
      await first.pay()
      await second.pay()
      await confirm(first)
      await first.member.confirm(first.orderNo, second.orderReqno, 'octopusonline')
    }
  },
  PaymentNoSeats: async () => {
    const paid = await pay()
    await paid.member.cancel(paid.orderNo)
    await service.context.db.updateTable('orders').set({ status: 'expired' }).execute()
    const quota = {
      line_code: 'HKGZHO',
      fare_type: 'day',
      travel_date: '2026-11-28',
      capacity: 0,
      seats_left: 0,
    } as const
    await service.context.db
      .insertInto('quotas')
      .values(quota)
      .onConflict((conflict) =>
        conflict.columns(['line_code', 'fare_type', 'travel_date']).doUpdateSet({ seats_left: 0 }),
      )
      .execute()
    await confirm(paid)
  },
  PaymentReturned: async () => {
    const paid = await pay()
    const order = service.sandbox.state.orders.get(paid.orderReqno)
    if (order)
      refundOrder(service.sandbox.state, order, { id: 'R', cents: 6500, currency: 'HKD', now: service.clock.now() })
    await confirm(paid)
  },
  DifferencesOpen: async () => {
    // Days are compared from the first on which a provider is configured.
    await runNights({ ...service.context, methods: service.methods })
    const { orderNo } = await buyTickets(service)
    const attempts = service.context.db.updateTable('payment_transactions').set({ amount_cents: 6499 })
    await attempts.where('order_no', '=', orderNo).execute()
    service.clock.advance(2 * DAY_MS)
    await runNights({ ...service.context, methods: service.methods })
  },
  DaysNotCompared: async () => {
    await runNights({ ...service.context, methods: service.methods })
    await confirm(await pay())
    await stopAnswering()
    await compareNights(2)
  },
  UnknownKey: async () => {
    const provider = fakeProvider(service, 'wxpay')
    const { orderNo } = await provider.open()
    const { headers, ...notice } = provider.toNotice(orderNo)
    await provider.notify({ ...notice, headers: { ...headers, 'wechatpay-serial': 'NEW' } })
  },
  NoticesRefused: async () => {
    await service.restartWith({ GATEWAY_NOTIFICATION_SECRET: 'another' })
    const { notify } = fakePaymentMethod(service, 'MasterCard')
    for (let notices = 0; notices < 11; notices += 1) await notify('no-order', 'no-attempt')
  },
  AttemptsGivenUp: async () => {
    await stopAnswering()
    await open()
    await closeAll()
    for (let days = 0; days < 32; days += 1) {
      service.clock.advance(DAY_MS)
      await service.checkClosedAttempts()
    }
  },
  CircuitOpen: async () => {
    const methods = guardMethods(service.methods, service.context)
    await stopAnswering()
    for (let faults = 0; faults < 6; faults += 1)
      await methods
        .byCode('octopusonline')
        ?.query({ requestNo: 'A-1', openedAt: 0 })
        .catch(() => {})
  },
  CredentialsRefused: async () => {
    await service.restartWith({ CMB_KEY: 'another-key' })
    const checks = outboxJobs(service.context, service.methods, async () => {}).filter(({ name }) =>
      name.startsWith('credentials: '),
    )
    for (const { run } of checks) await run(new AbortController().signal)
  },
  PoolWait: async () => {
    const { metrics } = service.context
    metrics.removeSingleMetric('database_pool_waiting')
    metrics.removeSingleMetric('database_pool_wait_seconds')
    void watchPool(metrics, service.clock.elapsed).loan(() => never)
  },
  TransactionRetries: async () => {
    for (let times = 0; times < 60; times += 1) countRetry(service.context.db, '40P01')
  },
  JobFails: async () => {
    const failing = {
      name: 'a job',
      everyMs: 1,
      run: async () => {
        throw new Error('it fails')
      },
    }
    const stop = runJobs(service.context, [failing])
    const before = await scrape()
    // Scrapes alone never let a timer of the job run.
    do await wait(10)
    while (!isFiring('increase(job_failures_total[15m]) > 3', { before, now: await scrape() }))
    await stop()
    return before
  },
  MoneyFiguresStale: async () => {
    await scrape()
    await service.context.db.schema.alterTable('refunds').renameTo('refunds_away').execute()
    service.clock.advance(3 * MINUTE)
  },
}

describe('alerts of the service', () => {
  it('every alert has a state here', () => {
    expect(RULES.length).toBeGreaterThan(20)
    expect(RULES.map(({ name }) => name)).toEqual(Object.keys(STATES))
  })

  it('no alert fires while the service sells, mails and refunds', async () => {
    const before = await scrape()
    await confirm(await pay())
    const order = await buyTickets(service)
    await apply(order, await getQuote(order))
    await service.runOutbox()
    const now = await scrape()
    expect(RULES.filter(({ expression }) => isFiring(expression, { before, now })).map(({ name }) => name)).toEqual([])
  })

  it.each(RULES)('alert $name fires in its state, and not before', async ({ name, expression }) => {
    const before = await scrape()
    expect(isFiring(expression, { before, now: before })).toBe(false)
    const begun = (await STATES[name]?.()) as typeof before | undefined
    const now = await scrape()
    if (name === 'MoneyFiguresStale')
      await service.context.db.schema
        .alterTable('refunds_away' as 'refunds')
        .renameTo('refunds')
        .execute()
    expect(isFiring(expression, { before: Array.isArray(begun) ? begun : before, now })).toBe(true)
  })

  describe('a day that cannot be compared', () => {
    const isAlerting = async (app: Pick<typeof service.app, 'inject'>) => {
      const { body } = await app.inject({ method: 'GET', url: '/metrics' })
      const rule = RULES.find(({ name }) => name === 'DaysNotCompared')?.expression ?? ''
      return isFiring(rule, { before: [], now: readSamples(body) })
    }
    /** Two processes, of which the first compares all days, and a day on which money came. */
    const startTwo = async () => {
      const other = await buildApp({ ...service.context, metrics: new Registry() })
      await runNights({ ...service.context, methods: service.methods })
      await confirm(await pay())
      return [service.app, other] as const
    }

    it('an uncompared day is one for both processes, from a day after its end on until it is compared', async () => {
      const apps = await startTwo()
      await stopAnswering()
      await compareNights(1)
      expect(await Promise.all(apps.map(isAlerting))).toEqual([false, false])
      await compareNights(1)
      expect(await Promise.all(apps.map(isAlerting))).toEqual([true, true])
      await service.sandbox.clearFaults()
      await compareNights(1)
      expect(await Promise.all(apps.map(isAlerting))).toEqual([false, false])
      await apps[1].close()
    })

    it('compared days fire no alert (negative control)', async () => {
      const apps = await startTwo()
      for (let day = 0; day < 3; day += 1) {
        await compareNights(1)
        expect(await Promise.all(apps.map(isAlerting))).toEqual([false, false])
      }
      await apps[1].close()
    })

    it('an uncompared day of a payment method that is not configured any more fires no alert', async () => {
      await STATES.DaysNotCompared?.()
      await service.context.db
        .updateTable('reconciliation_nights')
        .set({ provider: 'gone' })
        .where('state', '=', 'not-compared')
        .execute()
      expect(await isAlerting(service.app)).toBe(false)
    })
  })

  describe('alerts without a current cause', () => {
    const isAlerting = async (alert: string) => {
      const before = await scrape()
      return isFiring(RULES.find(({ name }) => name === alert)?.expression ?? '', { before, now: before })
    }

    it('a message that was given up days ago fires no alert', async () => {
      await STATES.OutboxDead?.()
      expect(await isAlerting('OutboxDead')).toBe(true)
      service.clock.advance(DAY_MS + HOUR)
      expect(await isAlerting('OutboxDead')).toBe(false)
    })

    it('attempts without an answer that are not checked any more fire no alert', async () => {
      await STATES.AttemptsClosedUnanswered?.()
      expect(await isAlerting('AttemptsClosedUnanswered')).toBe(true)
      await service.context.db.updateTable('payment_attempts').set({ next_recheck_at: null }).execute()
      expect(await isAlerting('AttemptsClosedUnanswered')).toBe(false)
    })

    it('a payment method that is not configured fires until the last check of its attempts', async () => {
      await open()
      await closeAll()
      const attempts = service.context.db.updateTable('payment_attempts')
      await attempts.set({ provider: 'gone' }).execute()
      expect(await isAlerting('AttemptsNotConfigured')).toBe(true)
      await attempts.set({ next_recheck_at: null }).execute()
      expect(await isAlerting('AttemptsNotConfigured')).toBe(false)
    })

    it('a payment method that is not configured fires until the last of its refunds', async () => {
      await refundTickets({ kind: 'pending-refund', seconds: 90_000 })
      await service.context.db.updateTable('refunds').set({ provider: 'gone' }).execute()
      expect(await isAlerting('AttemptsNotConfigured')).toBe(true)
      await service.context.db.updateTable('refunds').set({ state: 'done', next_check_at: null }).execute()
      expect(await isAlerting('AttemptsNotConfigured')).toBe(false)
    })
  })

  it('alerts and the dashboard name metrics that exist', async () => {
    runJobs(service.context, [])
    outboxJobs(service.context, service.methods, async () => {})
    const { body } = await service.app.inject({ method: 'GET', url: '/metrics' })
    const known = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const dashboard = JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8')) as {
      panels: { targets: { expr: string }[] }[]
    }
    const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    const named = [...RULES.map(({ expression }) => expression), ...shown].flatMap(metricNames)
    expect(shown.length).toBeGreaterThan(15)
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
    // Control: the names are parsed from the expressions.
    expect(named).toContain('outbox_messages')
    expect(metricNames('max by (state) (no_such_metric{state="x_y"}) > 1')).toEqual(['no_such_metric'])
  })
})
