import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { systemClock } from '../clock'
import { type Config, readConfig } from '../config'
import type { AppContext } from '../context'
import { loadDemoData } from '../database/demo-data'
import { migrate } from '../database/migrate'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, loadDemoAccounts } from '../modules/sessions/demo-accounts'
import { buildSite } from './build-site'
import { openDatabase } from './open-database'
import { runJobs } from './run-jobs'
import { siteJobs } from './site-jobs'
import { startSandbox } from './start-sandbox'

/** Browser scripts of frames and sandbox lie beside the built service. */
const scriptsDir = (): string => {
  const beside = join(import.meta.dirname, 'frames')
  return existsSync(beside) ? beside : join(import.meta.dirname, '../../dist/frames')
}

const createContext = async (config: Config, say: (line: string) => void): Promise<AppContext> => {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  return {
    db: await openDatabase(config, (line) => say(`· ${line}`)),
    clock: systemClock(config.clockStart),
    config,
    log: pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] }),
    metrics,
  }
}

const greeting = (config: Config): string[] => [
  `Bridge Shuttle is ready: ${config.publicUrl}/webhtml/`,
  ...(config.production
    ? []
    : [
        `Sandbox of the card gateway: http://${config.host}:${config.sandboxPort}/`,
        `Demo accounts, password ${DEMO_PASSWORD}:`,
        ...DEMO_ACCOUNTS.map(({ email, level }) => `  ${email} (level ${level})`),
      ]),
]

/** Puts the whole service together from the environment, and takes it apart again. */
export const createStarter = (options: { env: NodeJS.ProcessEnv; say: (line: string) => void }) => {
  const closers: Array<() => Promise<unknown>> = []

  const start = async (): Promise<void> => {
    const config = readConfig(options.env)
    const context = await createContext(config, options.say)
    closers.push(() => context.db.destroy())
    await migrate(context.db)
    const now = context.clock.now()
    if (!config.production) {
      await loadDemoData(context.db, now)
      await loadDemoAccounts(context.db, now)
      const sandbox = await startSandbox(context, scriptsDir())
      closers.push(() => sandbox.close())
    }
    const app = await buildSite(context, scriptsDir())
    closers.push(() => app.close())
    await app.listen({ host: config.host, port: config.port })
    closers.push(runJobs(context, siteJobs(context)))
    for (const line of greeting(config)) options.say(line)
  }

  /** In the opposite order: jobs end, answers are finished, the database is closed last. */
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close()
  }

  return { start, stop }
}
