import type { BuildRecord } from '@shuttle/contracts'
import type { ReleaseRegistry } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import { asClaimant, clashes, findMisfit } from '../composition/compatibility'
import { type BrokenPart, describePart, toPart } from '../composition/contracts/broken-part'
import { announcedVersions, readRecords } from './find-build'
import type { ReleaseTables, ServedWire } from './release-context'

/**
 * The builds that visitors may get by each of these registries, with their records;
 * one query, because records never change.
 */
export const readAnnouncedApps = async (
  db: Kysely<ReleaseTables>,
  registries: readonly ReleaseRegistry[],
): Promise<AnnouncedApp[][]> => {
  const find = await readRecords(
    db,
    registries.flatMap(({ apps }) =>
      apps.flatMap((app) => announcedVersions(app).map((version) => ({ app: app.name, version }))),
    ),
  )
  return registries.map(({ apps }) =>
    apps.map((app) => ({
      kind: app.kind,
      name: app.name,
      enabled: app.enabled,
      records: announcedVersions(app).flatMap((version) => find(app.name, version)),
    })),
  )
}

/**
 * Why the service would refuse every call of this remote: its pages
 * could only request reloads, again and again.
 */
const findUnservedWire = (
  { name, version, manifest }: BuildRecord,
  { oldest, latest }: ServedWire,
): BrokenPart | undefined => {
  const wire = manifest?.wire
  if (wire === undefined || (wire >= oldest && wire <= latest)) return undefined
  const range = { oldest: String(oldest), latest: String(latest) }
  return toPart('wire', { build: `${name} ${version}`, version: String(wire), ...range })
}

/** Versions of one app that visitors may get: the live one and the one on trial. */
export interface AnnouncedApp {
  kind: 'shell' | 'remote'
  name: string
  enabled: boolean
  records: readonly BuildRecord[]
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
