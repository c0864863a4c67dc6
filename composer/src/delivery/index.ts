import { randomInt } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { ArtefactStore } from '../artefacts/artefact-store'
import { COHORTS } from '../composition/cohort'
import { type AskApi, createComposer } from './composer'
import { keepEdition } from './edition-keeper'
import { createFaultLog } from './fault-log'
import { registerFiles } from './files.routes'
import { lastGoodFile } from './last-good'
import { createPageCounter } from './page-counter'
import { registerPages } from './pages.routes'
import { registerPreviews } from './preview.routes'
import { registerRegistry } from './registry.routes'
import type { ReleaseSource } from './release-source'
import { registerReports } from './report.routes'
import { createSetChooser, type IsStaff, type ReadPreview } from './set-chooser'
import { watchShellFiles } from './shell-files'
import { createStoredFiles } from './stored-files'

/** How often a server looks whether another one moved something. */
const POLL_MS = 500
const FILES_IN_MEMORY_BYTES = 64 * 1024 * 1024

export interface DeliveryOptions {
  source: ReleaseSource
  /** Files of builds. */
  store: Pick<ArtefactStore, 'get'>
  /** Where the last good set is kept for a start without database or store. */
  lastGoodFile: string
  /** Asks the ticketing service; over HTTP when delivery runs on its own. */
  api: AskApi
  /** Whether a session is staff's; rejects when that cannot be asked. */
  isStaff: IsStaff
  readPreview: ReadPreview
  /** Business time in milliseconds. */
  now: () => number
  /** Monotonic milliseconds. */
  elapsed: () => number
  /** The site is reached over https: cookies travel over nothing else. */
  secure: boolean
  /** Origins of other sites that pages may post forms to. */
  formOrigins: readonly string[]
  log: FastifyBaseLogger
  metrics: Registry
}

export interface Delivery {
  /** Reads the release book now instead of within half a second. */
  refresh: () => Promise<void>
  /** Of the book in use; 0 before there was one. */
  withdrawals: () => number
  /** Why no page can be shown; undefined when it can. */
  obstacle: () => Promise<string | undefined>
}

/** Serves the composed site; knows builds, pages and languages, and nothing of tickets. */
export const registerDelivery = async (app: FastifyInstance, options: DeliveryOptions): Promise<Delivery> => {
  const report = createFaultLog(options)
  const files = createStoredFiles(options.store, FILES_IN_MEMORY_BYTES)
  const keeper = await keepEdition({
    source: options.source,
    store: options.store,
    lastGood: lastGoodFile(options.lastGoodFile),
    report,
    elapsed: options.elapsed,
    everyMs: POLL_MS,
    // A store that fails later takes no page away, and nobody is the first to wait for it.
    onEdition: (edition) => void files.warm(edition.files).catch((error: unknown) => report(error, 'store')),
  })
  app.addHook('onClose', () => keeper.close())
  const hasScripts = watchShellFiles({ current: keeper.current, files, report, elapsed: options.elapsed })
  await hasScripts()
  const choose = createSetChooser({ ...options, keeper, report, drawCohort: () => randomInt(COHORTS) })
  registerFiles(app, { files, isInUse: (key) => keeper.current()?.files.has(key) ?? false, report })
  const isApp = (name: string) => keeper.current()?.book.apps.some((released) => released.name === name) ?? false
  registerReports(app, { ...options, isApp })
  registerRegistry(app, { ...options, keeper, choose })
  registerPreviews(app, { ...options, keeper, report })
  registerPages(app, {
    choose,
    compose: createComposer({ ...options, report }),
    count: createPageCounter(options.metrics),
    secure: options.secure,
    hasScripts,
  })
  return {
    refresh: keeper.refresh,
    withdrawals: () => keeper.current()?.book.withdrawals ?? 0,
    obstacle: async () => {
      if (!keeper.current()) return 'no set of builds is live'
      return (await hasScripts()) ? undefined : 'the store of builds cannot be read'
    },
  }
}
