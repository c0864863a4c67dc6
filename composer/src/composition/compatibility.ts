import { type BuildRecord, CONTRACT_VERSION } from '@shuttle/contracts'
import type { AcceptedBuild, ReleasedApp } from '@shuttle/releases'
import { satisfies } from 'semver'
import { type BrokenPart, describePart, toPart } from './contracts/broken-part'
import type { ContractApp } from './contracts/contract-conflict'

interface Claim {
  kind: 'pathTwice' | 'routeTwice' | 'slotTwice' | 'eventTwice'
  name: string
  by: string
}

const twice = (claims: readonly Claim[]): BrokenPart[] => {
  const owners = new Map<string, string>()
  return claims.flatMap(({ kind, name, by }) => {
    const claimed = `${kind} ${name}`
    const app = owners.get(claimed)
    owners.set(claimed, app ?? by)
    return app !== undefined && app !== by ? [toPart(kind, { name, app, other: by })] : []
  })
}

/** Paths, route names, slots and declared events that two remotes of one set claim: each can have only one owner. */
export const clashes = (remotes: readonly BuildRecord[]): BrokenPart[] =>
  twice(
    remotes.flatMap(({ name: by, manifest }): Claim[] => [
      ...(manifest?.pages ?? []).flatMap(({ path, name }) => [
        { kind: 'pathTwice' as const, name: path, by },
        { kind: 'routeTwice' as const, name, by },
      ]),
      ...(manifest?.slots ?? []).map((slot) => ({ kind: 'slotTwice' as const, name: slot, by })),
      ...Object.keys(manifest?.declares?.events ?? {}).map((event) => ({
        kind: 'eventTwice' as const,
        name: event,
        by,
      })),
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

/** Why this remote cannot run on this shell; undefined when it can. */
export const findMisfit = (shell: BuildRecord, remote: BuildRecord): BrokenPart | undefined => {
  const contract = remote.manifest?.contract
  const build = `${remote.name} ${remote.version}`
  if (contract !== CONTRACT_VERSION)
    return toPart('contract', { build, version: String(contract), known: String(CONTRACT_VERSION) })
  for (const [name, range] of Object.entries(remote.shared)) {
    const [values, version] = [{ build, name, shell: shell.version }, shell.shared[name]]
    if (version === undefined) return toPart('packageMissing', values)
    if (!satisfies(version, range)) return toPart('packageRange', { ...values, range, version })
  }
  for (const [name, names] of Object.entries(remote.uses ?? {})) {
    const provided = shell.provides?.[name]
    const used = provided && names.find((one) => !provided.includes(one))
    if (used) return toPart('packageExport', { build, name, used, shell: shell.version })
  }
  return undefined
}

/** The same as a sentence in English. */
export const incompatibility = (shell: BuildRecord, remote: BuildRecord): string | undefined => {
  const misfit = findMisfit(shell, remote)
  return misfit && describePart(misfit)
}

/** The wire versions that the service answers, both included. */
export interface ServedWire {
  oldest: number
  latest: number
}

/** Versions of one app that visitors may get: the live one and the one on trial. */
export interface AnnouncedApp extends ContractApp {
  kind: 'shell' | 'remote'
}

/**
 * Why the service would refuse every call of this remote: its pages
 * could only request reloads, again and again.
 */
export const findUnservedWire = (
  { name, version, manifest }: BuildRecord,
  { oldest, latest }: ServedWire,
): BrokenPart | undefined => {
  const wire = manifest?.wire
  if (wire === undefined || (wire >= oldest && wire <= latest)) return undefined
  const range = { oldest: String(oldest), latest: String(latest) }
  return toPart('wire', { build: `${name} ${version}`, version: String(wire), ...range })
}

/**
 * Every reason why a visitor could get a page that does not work, each once: each shell with each remote, each
 * remote with the service, and each pair of apps. Without a shell there is nothing to check yet.
 */
export const findRegistryConflicts = (apps: readonly AnnouncedApp[], servedWire: ServedWire): BrokenPart[] => {
  const shells = apps.filter(({ kind }) => kind === 'shell').flatMap(({ records }) => records)
  const remotes = apps.filter(({ kind, enabled }) => kind === 'remote' && enabled).flatMap(({ records }) => records)
  const misfits = remotes
    .flatMap((remote) => [...shells.map((shell) => findMisfit(shell, remote)), findUnservedWire(remote, servedWire)])
    .filter((misfit) => misfit !== undefined)
  // Closed remotes still own their paths.
  const disputes = apps.flatMap((left, index) =>
    apps
      .slice(index + 1)
      .flatMap((right) =>
        left.records.flatMap((one) => right.records.flatMap((other) => clashes([asClaimant(one), asClaimant(other)]))),
      ),
  )
  return [...new Map([...misfits, ...disputes].map((part) => [describePart(part), part])).values()]
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
