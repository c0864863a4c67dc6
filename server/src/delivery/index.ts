import { LANGUAGES } from '@shuttle/domain'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { folderBuildStore } from './build-store'
import { type AskApi, createComposer } from './composer'
import { registerFiles } from './files.routes'
import { registerPages } from './pages.routes'
import { registryOf } from './registry'
import { registerReports } from './report.routes'

export interface DeliveryOptions {
  /** Folder of builds and of `live.json`. */
  storeDir: string
  /** Asks the ticketing service; over HTTP when delivery runs on its own. */
  api: AskApi
  /** Business time in milliseconds. */
  now: () => number
  /** Monotonic milliseconds. */
  elapsed: () => number
  log: FastifyBaseLogger
  metrics: Registry
}

/** Serves the composed site; knows builds, pages and languages, and nothing of tickets. */
export const registerDelivery = async (app: FastifyInstance, options: DeliveryOptions): Promise<void> => {
  const onFault = (error: unknown, doing = 'reading the live set') =>
    options.log.error({ err: error }, `delivery: ${doing} failed`)
  const store = folderBuildStore({ dir: options.storeDir, elapsed: options.elapsed, onFault })
  await registerFiles(app, options.storeDir)
  registerReports(app, options)
  app.get('/webhtml/registry.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(registryOf(store.live(), LANGUAGES[0])),
  )
  registerPages(app, createComposer({ store, api: options.api, now: options.now, onFault }))
}
