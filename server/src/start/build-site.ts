import { join } from 'node:path'
import {
  addWithdrawalsHeader,
  type CountVisit,
  countVisit,
  createWireCheck,
  type Delivery,
  folderStore,
  pollWithdrawals,
  type RegistrySource,
  readRegistry,
  refusalPage,
  registerDelivery,
  registerReleases,
  remoteRegistrySource,
  remoteVisits,
} from '@shuttle/composer'
import type { FastifyInstance } from 'fastify'
import { buildApp, buildBareApp } from '../app'
import type { RefusalPage } from '../http/error-handler'
import { findDiskObstacle } from '../http/find-disk-obstacle'
import { registerHealth } from '../http/health'
import { findSalesObstacle } from '../http/sales-obstacle.repository'
import { paymentFormOrigins } from '../modules/money/payments'
import type { AppContext, ProcessContext } from '../runtime/context'
import { findKeyObstacle, toKeyMarks } from './key-proofs'
import { ANSWER_WITHIN_MS, type PostToService, postHere, postThere } from './post-to-service'
import { readPreviewBy } from './preview-keys'
import { createPageApi, createStaffCheck } from './service-queries'
import { createSiteReleases } from './site-releases'
import { toReleaseContext } from './to-release-context'
import { visitKeys } from './visit-keys'

const registerSite = async (
  app: FastifyInstance,
  context: ProcessContext,
  site: { post: PostToService; source: RegistrySource; countVisit: CountVisit },
): Promise<Delivery> => {
  const { config, clock } = context
  return registerDelivery(app, {
    source: site.source,
    store: folderStore(join(config.dataDir, 'store')),
    publisherKeys: config.publisherKeys,
    lastGoodFile: join(config.dataDir, 'last-good.json'),
    api: createPageApi(site.post),
    isStaff: createStaffCheck(site.post),
    readPreview: readPreviewBy(config.secrets, clock.now),
    visits: { keys: visitKeys(config.secrets), share: config.visitsShare, count: site.countVisit },
    now: clock.now,
    elapsed: clock.elapsed,
    formOrigins: paymentFormOrigins(config),
    frameOrigins: [config.providerFrames.url],
    expectedApps: config.expectedApps,
    supportAddress: config.supportAddress,
    secure: config.publicUrl.startsWith('https:'),
    log: context.log,
    metrics: context.metrics,
  })
}

/** Error pages of this process, with the contact of its settings. */
const refusalPageOf =
  ({ supportAddress }: ProcessContext['config']): RefusalPage =>
  (request, status) =>
    refusalPage(request, status, supportAddress)

/** Delivery is as ready to sell as the service it calls. */
const readyThere = async (apiUrl: string): Promise<string | undefined> =>
  (await fetch(new URL('/health/ready', apiUrl), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })).ok
    ? undefined
    : 'the service is not ready'

/** Role `delivery`: pages and builds, without a database. */
export const buildDeliveryApp = async (context: ProcessContext): Promise<FastifyInstance> => {
  const { apiUrl, publicUrl, release } = context.config
  const app = await buildBareApp(context, refusalPageOf(context.config))
  const signing = { keyFile: release.deliveryKey, site: publicUrl, now: context.clock.real }
  const source = remoteRegistrySource(apiUrl, signing)
  const site = { post: postThere(apiUrl), source, countVisit: remoteVisits(apiUrl, signing) }
  const delivery = await registerSite(app, context, site)
  registerHealth(app, {
    notReady: async () => (await delivery.obstacle()) ?? (await findDiskObstacle(context.config)) ?? readyThere(apiUrl),
    ending: context.ending,
  })
  return app
}

/** Roles `all` and `api`: the service, and in one process with it the pages. */
export const buildServiceApp = async (context: AppContext): Promise<FastifyInstance> => {
  let delivery: Delivery | undefined
  let withdrawals = () => delivery?.withdrawals() ?? 0
  const { probe = context.db } = context
  const keyMarks = toKeyMarks(context.config)
  const releases = toReleaseContext(context, async () => delivery?.refresh())
  const findWireObstacle = createWireCheck(releases)
  const app = await buildApp(context, {
    releases: createSiteReleases(releases),
    refusalPage: refusalPageOf(context.config),
    notReady: async () =>
      (await delivery?.obstacle()) ??
      (await findDiskObstacle(context.config)) ??
      (await findKeyObstacle(probe, keyMarks)) ??
      (await findWireObstacle()) ??
      findSalesObstacle(probe),
    prepare: (bare) => addWithdrawalsHeader(bare, () => withdrawals()),
  })
  await registerReleases(app, releases)
  const source = { read: () => readRegistry(releases.db) }
  if (context.config.role !== 'all') {
    withdrawals = pollWithdrawals(app, source, context.log)
    return app
  }
  delivery = await registerSite(app, context, {
    post: postHere(app),
    source,
    countVisit: (report) => countVisit(releases, report),
  })
  return app
}
