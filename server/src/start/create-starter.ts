import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { type Config, readConfig } from '../config/config'
import { watchPool } from '../database/pool-watch'
import { openPostgres, PROBE_TIMEOUTS } from '../database/postgres'
import { countRetries } from '../database/retry-counter'
import type { Database } from '../database/types'
import { runJobs } from '../jobs/run-jobs'
import { systemClock } from '../runtime/clock'
import type { AppContext, ProcessContext } from '../runtime/context'
import { endsWithin } from '../runtime/ends-within'
import { assertClock } from './assert-clock'
import { assertDeliveryKey } from './assert-delivery-key'
import { assertKeyFiles } from './assert-key-files'
import { assertNoDemo } from './assert-no-demo'
import { buildDeliveryApp, buildServiceApp } from './build-site'
import { areCoreFilesOn, assertNoCrashFiles } from './crash-files'
import { drainListener } from './drain-listener'
import { greeting, readyLine } from './greeting'
import { assertKeys, toKeyMarks } from './key-proofs'
import { listen, requireFree, toListenAddresses } from './listen'
import { migrateDatabase } from './migrate-database'
import { openDatabaseServer } from './open-database'
import { reportReadiness } from './report-readiness'
import { scriptsDir } from './scripts-dir'
import { siteJobs } from './site-jobs'
import { startProviderFrames } from './start-provider-frames'
import { startSandbox } from './start-sandbox'

/** Requests, jobs and pages in parallel: requests have eight seconds, and their dependencies a few more. */
const DRAINS_WITHIN_MS = 12_000
/** The remaining resources, such as the sandbox. */
const CLOSES_WITHIN_MS = 2000
/** All connections in parallel; statements that still run then are rolled back by PostgreSQL. */
const DATABASE_CLOSES_WITHIN_MS = 3000
/**
 * More than all of these together, and less than a supervisor grants in addition to the grace
 * (docs/operate/processes.md).
 */
export const STOP_WITHIN_MS = 20_000

const processContext = (config: Config, ending: AbortSignal): ProcessContext => {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
  return { clock: systemClock(config.clockStart), config, log, metrics, ending }
}

/** Starts the process of the configured role from the environment, and stops it again. */
export const createStarter = (options: {
  env: NodeJS.ProcessEnv
  print: (line: string) => void
  /** The embedded database was lost and cannot be restarted. */
  onLost: (error: Error) => void
}) => {
  const ending = new AbortController()
  let graceMs = 0
  /** Steps that end in parallel, first of all. */
  const drains: Array<() => Promise<unknown>> = []
  /** Resources that the rest depends on, closed in reverse order. */
  const closers: Array<() => Promise<unknown>> = []
  /** Closed after all that uses them. */
  const databases: Array<Kysely<Database>> = []
  /** Ended last of all: the embedded server, where there is one. */
  let stopServer = async (): Promise<void> => {}

  const openService = async (base: ProcessContext): Promise<AppContext> => {
    const { log, config, clock, metrics } = base
    const opening = openDatabaseServer(config, {
      report: (line) => options.print(`· ${line}`),
      log: (line, level) => log[level](line),
    })
    // Also one that is still being created when the service is stopped.
    stopServer = () =>
      opening.then(
        ({ stop }) => stop(),
        () => {},
      )
    const server = await opening
    server.lost.then(options.onLost)
    const watch = watchPool(metrics, clock.elapsed)
    await migrateDatabase(server.url)
    const db = openPostgres({ url: server.url, connections: config.databasePool, watch })
    databases.push(db)
    countRetries(db, metrics)
    await assertKeys(db, config, toKeyMarks(config))
    if (config.production) await assertNoDemo(db)
    const probe = openPostgres({ url: server.url, connections: 1, timeouts: PROBE_TIMEOUTS })
    databases.push(probe)
    return { ...base, watch, db, probe }
  }

  const start = async (): Promise<void> => {
    const config = readConfig(options.env)
    assertNoCrashFiles(config)
    const { site, providerFrames, sandbox } = toListenAddresses(config)
    for (const address of [site, sandbox, providerFrames]) if (address) await requireFree(address)
    await assertKeyFiles(config)
    const base = processContext(config, ending.signal)
    graceMs = config.drainGraceMs
    const begun = base.clock.elapsed()
    if (config.role === 'delivery') await assertDeliveryKey(config, base.clock.real)
    const service = config.role === 'delivery' ? undefined : await openService(base)
    if (service) options.print(`· database ${((base.clock.elapsed() - begun) / 1000).toFixed(1).padStart(5)} s`)
    if (service && sandbox) {
      const providers = await startSandbox(service, scriptsDir(), sandbox)
      closers.push(() => providers.close())
    }
    const app = service ? await buildServiceApp(service) : await buildDeliveryApp(base)
    closers.push(() => app.close())
    await listen(app, site)
    drains.push(() => drainListener(app))
    if (providerFrames) {
      const documents = await startProviderFrames(base, scriptsDir(), providerFrames)
      drains.push(() => documents.close())
    }
    if (service) drains.push(runJobs(service, siteJobs(service), () => assertClock(service)))
    for (const line of greeting(config)) options.print(line)
    if (config.production && areCoreFilesOn())
      base.log.warn('core files are on: a crash would write identity numbers to the disk; start with ulimit -c 0')
    const { elapsed } = base.clock
    drains.push(reportReadiness({ obstacle: app.notReady, ready: readyLine(config), print: options.print, elapsed }))
  }

  const closeInTurn = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  /**
   * Not ready from now on; answers are finished beside the jobs, the database is closed last. Work that hangs, such as
   * all work with a silent database, is abandoned.
   */
  const stop = async (): Promise<void> => {
    ending.abort()
    if (drains.length > 0) await sleep(graceMs)
    await endsWithin(DRAINS_WITHIN_MS, Promise.all(drains.splice(0).map((drain) => drain())))
    await endsWithin(CLOSES_WITHIN_MS, closeInTurn())
    await endsWithin(DATABASE_CLOSES_WITHIN_MS, Promise.all(databases.splice(0).map((db) => db.destroy())))
    // A server that needs longer writes its data and ends by itself; a following start waits for it.
    await endsWithin(DATABASE_CLOSES_WITHIN_MS, stopServer())
  }

  return { start, stop, stopsWithinMs: () => graceMs + STOP_WITHIN_MS }
}
