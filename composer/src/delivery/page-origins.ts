import { listOrigins, type NamedOrigin, openPolicy } from '@shuttle/contracts'
import type { Build } from './build'
import { type DeployedPage, type DeploymentSet, findFillers } from './deployment-set'

/** Other origins that a page opens for, and the remotes that get them. */
export interface PageOrigins {
  remotes: readonly string[]
  origins: readonly NamedOrigin[]
}

const POLICY = 'content-security-policy'

/**
 * Admitted origins of the remotes that a page loads with its first screen, and of the versions these fall back to. A
 * remote that other pages load later has none there: a document that is open never opens further.
 */
export const findPageOrigins = (set: DeploymentSet, owner: DeployedPage | undefined): PageOrigins => {
  if (!owner || owner.isClosed) return { remotes: [], origins: [] }
  const loaded = [owner.build, ...findFillers(set, owner).map(({ build }) => build)]
  const names = new Set(loaded.map(({ record }) => record.name))
  const builds: Build[] = [...loaded, ...set.before.filter(({ record }) => names.has(record.name))]
  const wanted = builds.flatMap(({ record }) =>
    listOrigins(record.manifest?.origins).map((one) => ({ ...one, app: record.name })),
  )
  const origins = wanted.filter(({ app, kind, origin }) =>
    set.origins.some((one) => one.app === app && one.kind === kind && one.origin === origin),
  )
  return { remotes: [...new Set(wanted.map(({ app }) => app))], origins }
}

/** Headers of a page whose policy is open for these origins too. */
export const openHeaders = (headers: Record<string, string>, { origins }: PageOrigins): Record<string, string> => {
  if (origins.length === 0) return headers
  return { ...headers, [POLICY]: openPolicy(headers[POLICY] ?? '', origins) }
}
