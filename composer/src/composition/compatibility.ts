import { type BuildRecord, CONTRACT_VERSION } from '@shuttle/contracts'
import type { AcceptedBuild, ReleasedApp } from '@shuttle/releases'
import { satisfies } from 'semver'

const twice = (claims: readonly { what: string; by: string }[]): string[] => {
  const owners = new Map<string, string>()
  return claims.flatMap(({ what, by }) => {
    const other = owners.get(what)
    owners.set(what, other ?? by)
    return other !== undefined && other !== by ? [`${what} belongs to ${other} and to ${by}`] : []
  })
}

/** Paths, route names, slots and declared events that two remotes of one set claim: each can have only one owner. */
export const clashes = (remotes: readonly BuildRecord[]): string[] =>
  twice(
    remotes.flatMap(({ name: by, manifest }) => [
      ...(manifest?.pages ?? []).flatMap(({ path, name }) => [
        { what: `the path ${path}`, by },
        { what: `the route name ${name}`, by },
      ]),
      ...(manifest?.slots ?? []).map((slot) => ({ what: `the slot ${slot}`, by })),
      ...Object.keys(manifest?.declares?.events ?? {}).map((event) => ({ what: `the event ${event}`, by })),
    ]),
  )

/** A shell claims the paths of its own pages, as a remote does. */
export const asClaimant = (record: BuildRecord): BuildRecord => {
  const [first, ...others] = record.builtIn ?? []
  if (record.kind === 'remote' || !first) return record
  const all = [first, ...others]
  return {
    ...record,
    manifest: { ...first, pages: all.flatMap((one) => one.pages), slots: all.flatMap((one) => one.slots) },
  }
}

/** Why this remote cannot run on this shell, as a sentence; undefined when it can. */
export const incompatibility = (shell: BuildRecord, remote: BuildRecord): string | undefined => {
  const contract = remote.manifest?.contract
  const who = `${remote.name} ${remote.version}`
  if (contract !== CONTRACT_VERSION) return `${who} speaks contract ${contract}, the site ${CONTRACT_VERSION}`
  for (const [key, range] of Object.entries(remote.shared)) {
    const version = shell.shared[key]
    if (version === undefined) return `${who} needs ${key}, which shell ${shell.version} does not have`
    if (!satisfies(version, range)) return `${who} needs ${key} ${range}, shell ${shell.version} has ${version}`
  }
  for (const [key, names] of Object.entries(remote.uses ?? {})) {
    const provided = shell.provides?.[key]
    const missing = provided && names.find((name) => !provided.includes(name))
    if (missing) return `${who} uses ${missing} of ${key}, which shell ${shell.version} does not give`
  }
  return undefined
}

const wentLive = (build: AcceptedBuild): number => build.wentLiveAt ?? Number.NEGATIVE_INFINITY

/**
 * The newest version that went live before this one, was not withdrawn and passes `fits`: it runs when this one cannot.
 * Undefined when there is none.
 */
export const versionBefore = (
  app: ReleasedApp,
  version: string,
  fits: (version: string) => boolean,
): string | undefined => {
  const failed = app.builds.find((build) => build.version === version)
  // A version on trial or in preview follows everything that is live.
  const limit = failed?.wentLiveAt ?? Number.POSITIVE_INFINITY
  return app.builds
    .filter((build) => build.version !== version && !build.withdrawn && build.wentLiveAt !== null)
    .filter((build) => wentLive(build) < limit)
    .sort((left, right) => wentLive(right) - wentLive(left))
    .find((build) => fits(build.version))?.version
}
