import { randomInt } from 'node:crypto'
import type { ReleaseRegistry } from '@shuttle/releases'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { ArtefactStore } from '../artefacts/artefact-store'
import type { IsBuild } from '../visits/visit-report'
import { createTrustedKeys } from './build-library'
import { type CallApi, createComposer } from './compose-page'
import { createFaultLog } from './delivery-fault'
import { findDeployedPage } from './deployment-set'
import { registerFiles } from './files.routes'
import { lastGoodFile } from './last-good'
import { createMissLimit } from './miss-limit'
import { createPageCounter, registerPages } from './pages.routes'
import { registerPreviews } from './preview.routes'
import { registerRegistry } from './registry.routes'
import { type RegistrySource, startReleaseSync } from './release-sync'
import { createReleasedBuilds } from './released-builds'
import { registerReports, type Visits } from './report.routes'
import type { OtherOrigins } from './set-parts'
import { watchShellFiles } from './shell-files'
import { createStoredFiles } from './stored-files'
import { COHORTS } from './version-preferences'
import { createVersionResolver, type IsStaff, type ReadPreview } from './version-resolver'
import { createVisitDraw } from './visit-draw'

/** Interval at which a server reads the registry for moves made through another server. */
const POLL_MS = 500
/** Path of the home page below the base of the site. */
const HOME = '/'
const FILES_IN_MEMORY_BYTES = 64 * 1024 * 1024

export interface DeliveryOptions extends OtherOrigins {
  source: RegistrySource
  /** Store of builds. */
  store: Pick<ArtefactStore, 'get'>
  /** File of the keys whose builds this process trusts. */
  publisherKeys: string
  /** File of the last good set, for a start without database or store. */
  lastGoodFile: string
  /** Calls the ticketing service; over HTTP when delivery runs on its own. */
  api: CallApi
  /** Whether a session belongs to staff; rejects when the service does not answer. */
  isStaff: IsStaff
  readPreview: ReadPreview
  visits: Visits
  /** Business time in milliseconds. */
  now: () => number
  /** Monotonic milliseconds. */
  elapsed: () => number
  /** The site is reached over https: then cookies are secure. */
  secure: boolean
  /**
   * Apps without which the site is not ready, in addition to the shell and one
   * remote; for a first start.
   */
  expectedApps: readonly string[]
  /** Contact address for passengers on error pages. */
  supportAddress: string
  log: FastifyBaseLogger
  metrics: Registry
}

export interface Delivery {
  /** Reads the release registry now instead of at the next poll, within half a second. */
  refresh: () => Promise<void>
  /** Revision of the registry in use; 0 before the first. */
  withdrawals: () => number
  /** Why the site is not ready to be served; undefined when it is. */
  obstacle: () => Promise<string | undefined>
}

/** A retired app is no longer expected. */
const wasLive = ({ apps }: ReleaseRegistry, name: string): boolean =>
  apps.some(
    (app) => app.name === name && (app.live !== null || app.builds.some(({ wentLiveAt }) => wentLiveAt !== null)),
  )

/** Serves the composed site: it knows builds, pages and languages, and nothing about tickets. */
export const registerDelivery = async (app: FastifyInstance, options: DeliveryOptions): Promise<Delivery> => {
  const report = createFaultLog(options)
  const files = createStoredFiles(options.store, FILES_IN_MEMORY_BYTES, report)
  const sync = await startReleaseSync({
    source: options.source,
    store: options.store,
    trustedKeys: createTrustedKeys({ keyFile: options.publisherKeys, report }),
    lastGood: lastGoodFile(options.lastGoodFile),
    report,
    elapsed: options.elapsed,
    everyMs: POLL_MS,
    // Reads the store before the first visitor: a store that fails later then affects no page.
    onSnapshot: (snapshot) => void files.warm(snapshot.files).catch((error: unknown) => report(error, 'store')),
  })
  app.addHook('onClose', () => sync.close())
  const hasScripts = watchShellFiles({ current: sync.current, files, report, elapsed: options.elapsed })
  await hasScripts()
  const resolve = createVersionResolver({ ...options, sync, report, drawCohort: () => randomInt(COHORTS) })
  const misses = createMissLimit(options.elapsed)
  registerFiles(app, { files, findBuild: createReleasedBuilds({ ...options, sync }), misses, report })
  const isApp = (name: string) => sync.current()?.registry.apps.some((released) => released.name === name) ?? false
  const isBuild: IsBuild = (name, version) =>
    sync
      .current()
      ?.registry.apps.some((one) => one.name === name && one.builds.some((build) => build.version === version)) ?? false
  registerReports(app, { ...options, isApp, isBuild })
  registerRegistry(app, { ...options, sync, choose: resolve })
  registerPreviews(app, { ...options, sync, report })
  registerPages(app, {
    choose: resolve,
    compose: createComposer({ ...options, report, drawVisit: createVisitDraw(options) }),
    count: createPageCounter(options.metrics),
    secure: options.secure,
    supportAddress: options.supportAddress,
    hasScripts,
  })
  return {
    refresh: sync.refresh,
    withdrawals: () => sync.current()?.registry.withdrawals ?? 0,
    obstacle: async () => {
      if (sync.isRefused()) return 'the service refuses DELIVERY_KEY'
      const snapshot = sync.current()
      if (!snapshot) return 'no deployment set is live'
      const missing = options.expectedApps.filter((name) => !wasLive(snapshot.registry, name))
      if (missing.length > 0) return `not live yet: ${missing.join(', ')}`
      // What a team published is no state of this process; only a site that never had a page is not ready.
      if (!snapshot.registry.apps.some(({ kind, name }) => kind === 'remote' && wasLive(snapshot.registry, name)))
        return 'no remote was ever live'
      const home = await resolve({ headers: {}, ip: '' })
      if (!home || !findDeployedPage(home.set, HOME)) report(new Error('no remote owns the home page'), 'home')
      return (await hasScripts()) ? undefined : 'the store of builds cannot be read'
    },
  }
}
