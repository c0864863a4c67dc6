import { createHash } from 'node:crypto'
import { type AcceptedBuild, type ReleasedApp, SMOKE_HEADER } from '@shuttle/releases'
import type { FastifyRequest } from 'fastify'
import type { Build } from './build'
import { isTakenDown } from './build-library'
import { DeliveryFault } from './delivery-fault'
import { mayHaveSession } from './read-request'
import type { ReleaseSync } from './release-sync'
import { type IsStaff, type ReadPreview, readPreviews, readSmoke } from './version-resolver'

/** How long the service's answer about a staff session is cached: a page has some twenty files. */
const STAFF_FOR_MS = 30_000
const SESSIONS = 1_000

/** Open tabs may run any version that visitors had; versions pruned after thirty days are no longer in the registry. */
const isPublic = ({ live, canary }: ReleasedApp, { version, wentLiveAt, tried }: AcceptedBuild): boolean =>
  version === live ||
  wentLiveAt !== null ||
  tried === 'visitors' ||
  (version === canary?.version && canary.stage !== 'staff')

interface RequestedBuild {
  /** Kind, by the folder in the address. */
  kind: ReleasedApp['kind']
  app: string
  version: string
}

/**
 * The build of a file that this visitor may have; undefined when there is none.
 * Throws when it is unreadable or not trusted.
 */
export type FindReleasedBuild = (
  request: FastifyRequest,
  requested: RequestedBuild,
  /** Whether the registry may be read again for a build that another server released just now. */
  options: { mayRefresh: boolean },
) => Promise<{ build: Build; isPublic: boolean } | undefined>

/**
 * Permission for files of a build: all clients once visitors had it, else staff who have it on trial or by a valid link,
 * and the smoke of its release.
 */
export const createReleasedBuilds = (options: {
  sync: Pick<ReleaseSync, 'latest' | 'refreshThrottled' | 'build'>
  readPreview: ReadPreview
  isStaff: IsStaff
  /** Monotonic milliseconds. */
  elapsed: () => number
}): FindReleasedBuild => {
  const { sync } = options
  /** Keyed by the hash of the cookies. */
  const sessions = new Map<string, { isStaff: Promise<boolean>; until: number }>()

  const isStaff = ({ ip, headers: { cookie } }: FastifyRequest): Promise<boolean> => {
    if (cookie === undefined || !mayHaveSession(cookie)) return Promise.resolve(false)
    // The key covers all cookies sent to the service: a neighbour may have planted
    // a single cookie that the service rejects.
    const session = createHash('sha256').update(cookie).digest('base64')
    const known = sessions.get(session)
    if (known && options.elapsed() < known.until) return known.isStaff
    const check = options.isStaff({ cookie, ip }).catch((cause: unknown) => {
      throw new DeliveryFault('staff', 'the service does not say who is staff', { cause })
    })
    if (sessions.size >= SESSIONS) sessions.clear()
    sessions.set(session, { isStaff: check, until: options.elapsed() + STAFF_FOR_MS })
    check.catch(() => sessions.delete(session))
    return check
  }

  /** Builds that only staff may have: their trial, also an ended one, or a preview. */
  const isForStaff = (request: FastifyRequest, { name, canary }: ReleasedApp, { version, tried }: AcceptedBuild) =>
    version === canary?.version ||
    tried !== undefined ||
    readPreviews(request.headers.cookie, options.readPreview).some(
      ({ preview }) => preview.app === name && preview.version === version,
    )

  const isSmoked = (request: FastifyRequest, { name }: ReleasedApp, { version }: AcceptedBuild): boolean => {
    const smoke = readSmoke(request.headers[SMOKE_HEADER], options.readPreview)
    return smoke?.app === name && smoke.version === version
  }

  const find = ({ kind, app: name, version }: RequestedBuild) => {
    const registry = sync.latest()
    const app = registry?.apps.find((one) => one.name === name && one.kind === kind)
    const build = app?.builds.find((one) => one.version === version)
    // A build withdrawn with its key counts as missing, not as a fault: old pages continue to request it.
    if (!registry || !app || !build || isTakenDown(registry, build)) return undefined
    return { app, build, isPublic: isPublic(app, build) }
  }

  return async (request, requested, { mayRefresh }) => {
    const mayHave = async (found: ReturnType<typeof find>): Promise<boolean> =>
      found !== undefined &&
      (found.isPublic ||
        isSmoked(request, found.app, found.build) ||
        (isForStaff(request, found.app, found.build) && (await isStaff(request))))
    let found = find(requested)
    let isAllowed = await mayHave(found)
    if (!isAllowed && mayRefresh) {
      await sync.refreshThrottled()
      found = find(requested)
      isAllowed = await mayHave(found)
    }
    if (!found || !isAllowed) return undefined
    const build = await sync.build(requested.app, requested.version)
    if (!build) throw new DeliveryFault('store', `${requested.app} ${requested.version} cannot be served`)
    return { build, isPublic: found.isPublic }
  }
}
