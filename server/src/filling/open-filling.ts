import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { buildSandbox, type SandboxState } from '../../sandbox'
import { readConfig } from '../config/config'
import { migrate } from '../database/migrate'
import { readGatewaySettings } from '../modules/money/payments'
import { systemClock } from '../runtime/clock'
import type { AppContext } from '../runtime/context'
import { openDatabase } from '../start/open-database'
import { sandboxProfiles } from '../start/sandbox-profiles'

/** A site before its first start: its tables, its settings, and the sandbox of its providers. */
export interface Filling {
  context: AppContext
  sandbox: Pick<SandboxState, 'save'>
  close: () => Promise<void>
}

/**
 * Opens the database and the sandbox of these settings, without jobs and without an address for passengers: either
 * would expire an order of last month before it is paid. The sandbox listens on a free port and writes the books that
 * the site reads at its start.
 */
export const openFilling = async (env: NodeJS.ProcessEnv, print: (line: string) => void): Promise<Filling> => {
  const config = readConfig(env)
  mkdirSync(config.dataDir, { recursive: true })
  const { db, close } = await openDatabase(config, print)
  await migrate(db)
  const clock = systemClock(config.clockStart)
  const { merchant, password } = readGatewaySettings(config)
  const { app, state } = buildSandbox({
    ...{ merchant, password, now: clock.now },
    ...sandboxProfiles(config, clock.now),
    booksFile: join(config.dataDir, 'sandbox-books.jsonl'),
    // No browser opens a page of it.
    scripts: { read: () => '' },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  // Without notices: the service would take a payment of last month for one that came late today.
  const gateway = { ...config.gateway, url: `http://127.0.0.1:${port}`, notificationSecret: undefined }
  const log = pino({ level: config.logLevel })
  return {
    context: { db, clock, config: { ...config, gateway }, log, metrics: new Registry() },
    sandbox: state,
    close: async () => {
      await app.close()
      await close()
    },
  }
}
