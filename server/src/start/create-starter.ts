import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { systemClock } from '../clock'
import { type Config, readConfig } from '../config'
import type { AppContext, ProcessContext } from '../context'
import { migrate } from '../database/migrate'
import { watchPool } from '../database/pool-watch'
import { countRetries } from '../database/retry-counter'
import { loadDemoCoupons } from '../modules/coupons'
import { loadDemoPayers } from '../modules/payments'
import { loadDemoAccounts } from '../modules/sessions'
import { loadDemoStaff } from '../modules/staff'
import { getSealer } from '../sealing'
import { assertDemoIsMeant } from './assert-demo-is-meant'
import { assertNoDemo } from './assert-no-demo'
import { buildDeliveryApp, buildServiceApp } from './build-site'
import { greeting, readyLine } from './greeting'
import { listen, requireFree, toListenAddresses } from './listen'
import { loadDemoData } from './load-demo-data'
import { loadDemoOrders } from './load-demo-orders'
import { enterBookings, loadOfficeDemo } from './office-demo'
import { openDatabase } from './open-database'
import { runJobs } from './run-jobs'
import { sayWhenReady } from './say-when-ready'
import { siteJobs } from './site-jobs'
import { type Sandbox, startSandbox } from './start-sandbox'

/** Browser scripts of frames and sandbox lie beside the built service. */
const scriptsDir = (): string => {
  const beside = join(import.meta.dirname, 'frames')
  return existsSync(beside) ? beside : join(import.meta.dirname, '../../dist/frames')
}

const processContext = (config: Config): ProcessContext => {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
  return { clock: systemClock(config.clockStart), config, log, metrics }
}

/** Puts the process of the configured role together from the environment, and takes it apart again. */
export const createStarter = (options: { env: NodeJS.ProcessEnv; say: (line: string) => void }) => {
  const closers: Array<() => Promise<unknown>> = []

  const openService = async (base: ProcessContext): Promise<AppContext> => {
    const watch = watchPool(base.metrics, base.clock.elapsed)
    const context = {
      ...base,
      watch,
      db: await openDatabase(base.config, (line) => options.say(`· ${line}`), { watch }),
    }
    countRetries(context.db, base.metrics)
    closers.push(() => context.db.destroy())
    await migrate(context.db)
    if (base.config.production) await assertNoDemo(context.db)
    return context
  }

  const addDemo = async (context: AppContext): Promise<void> => {
    const now = context.clock.now()
    await loadDemoData(context.db, now)
    await loadDemoAccounts(context.db, now)
    await loadDemoCoupons(context.db, now)
    await loadDemoPayers(context.db)
    await loadDemoStaff(context.db, getSealer(context.config), now)
  }

  /** Before anything listens and any job runs: either would expire an order of last month before it is paid. */
  const addDemoOrders = async (service: AppContext, { state }: Sandbox): Promise<void> => {
    const ending = new AbortController()
    const loading = loadDemoOrders(service, ending.signal)
    closers.push(async () => {
      ending.abort()
      await loading
    })
    const placed = await loading
    if (placed === 0) return
    const payments = await loadOfficeDemo(service)
    enterBookings(state, payments)
    options.say(`· the member of the demo has ${placed} orders, and other members ${payments.length} paid ones`)
  }

  const start = async (): Promise<void> => {
    const config = readConfig(options.env)
    assertDemoIsMeant(config)
    const { site, sandbox } = toListenAddresses(config)
    for (const address of sandbox ? [site, sandbox] : [site]) await requireFree(address)
    const base = processContext(config)
    const service = config.role === 'delivery' ? undefined : await openService(base)
    if (service && !config.production) await addDemo(service)
    if (service && sandbox) {
      const stand = await startSandbox(service, scriptsDir(), sandbox)
      closers.push(() => stand.app.close())
      if (config.demoOrders) await addDemoOrders(service, stand)
    }
    const app = service ? await buildServiceApp(service, scriptsDir()) : await buildDeliveryApp(base, scriptsDir())
    closers.push(() => app.close())
    await listen(app, site)
    if (service) closers.push(runJobs(service, siteJobs(service)))
    for (const line of greeting(config)) options.say(line)
    const { elapsed } = base.clock
    closers.push(sayWhenReady({ obstacle: app.notReady, ready: readyLine(config), say: options.say, elapsed }))
  }

  /** In the opposite order: jobs end, answers are finished, the database is closed last. */
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close()
  }

  return { start, stop }
}
