import type { BuildRecord } from '@shuttle/contracts'
import { findRollbackTargets, type Move, type ReleasedApp, type ReleaseRegistry } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import { incompatibility } from '../composition/compatibility'
import { type BrokenPart, describePart, toPart } from '../composition/contracts/broken-part'
import {
  type ContractApp,
  type ContractConflict,
  isProvided,
  label,
  pathsOf,
  type ServedCalls,
} from '../composition/contracts/contract-conflict'
import { findChangeConflicts, findOwnConflicts } from '../composition/contracts/find-own-conflicts'
import { findUseConflicts } from '../composition/contracts/find-use-conflicts'
import { announcedVersions, readRecords } from './find-build'
import type { NextState } from './next-state'
import { ReleaseFault, type ReleaseTables } from './release-context'

/** Moves that change which builds visitors get; a kill switch only closes, and a withdrawal gives nothing. */
const COMPARED: readonly Move['action'][] = ['publish', 'promote', 'rollback', 'enable', 'retire']
const SHOWN = 40
const HOME = '/'

/** Versions that a rollback reaches beside the live one and the one on trial, the latest first. */
export const storedVersions = (app: ReleasedApp): string[] =>
  findRollbackTargets(app)
    .filter(({ withdrawn, version }) => !withdrawn && version !== app.canary?.version)
    .map(({ version }) => version)

/** The set with one build as the only one of its app. */
const withOnly = (apps: readonly ContractApp[], record: BuildRecord): ContractApp[] =>
  apps.map((app) => (app.name === record.name ? { ...app, records: [record] } : app))

const ownsHome = (record: BuildRecord): boolean => pathsOf(record).includes(HOME)

const findStoredConflicts = (
  apps: readonly ContractApp[],
  { stored, former }: { stored: readonly BuildRecord[]; former: readonly ContractApp[] },
): ContractConflict[] => {
  const shells = apps.flatMap(({ records }) => records.filter(({ kind }) => kind === 'shell'))
  return stored.flatMap((record) => {
    const build = { app: record.name, version: record.version }
    const misfits = shells.flatMap((shell) => incompatibility(shell, record) ?? [])
    const uses = findUseConflicts(record, withOnly(apps, record), { isStored: true, former })
    return [
      ...misfits.map((sentence) => ({
        key: sentence,
        part: toPart('other', {
          sentence: `${sentence}, and is stored for a rollback: give it until its team types "withdraw ${label(record)}"`,
        }),
      })),
      ...uses,
    ].map((conflict) => ({ ...conflict, key: `${record.version} ${conflict.key}`, stored: build }))
  })
}

/** Everything that a visitor of this set, or of a set after one rollback of a consumer, would miss. */
const findConflicts = (
  apps: readonly ContractApp[],
  options: {
    stored: readonly BuildRecord[]
    served: ServedCalls | undefined
    former: readonly ContractApp[]
    /** An app that had no build before: it may link to pages that this site does not have yet. */
    first: string | undefined
  },
): ContractConflict[] => [
  ...apps
    .filter(({ enabled }) => enabled)
    .flatMap(({ name, records }) =>
      records.flatMap((record) => [
        ...(name === options.first ? [] : findUseConflicts(record, withOnly(apps, record), options)),
        ...findOwnConflicts(record, options.served),
      ]),
    ),
  ...findStoredConflicts(apps, options),
]

export interface ContractMove {
  registry: ReleaseRegistry
  app: ReleasedApp
  next: NextState
  action: Move['action']
  /** Pairs of builds that cannot run together, which the move adds. */
  misfits: readonly BrokenPart[]
  /** A second key approved the build that is moved. */
  isCosigned: boolean
}

/**
 * What a move takes from any live, trial or stored build that uses it, and what a build that it gives visitors lacks.
 * Only conflicts that the move adds count, each once.
 */
export const findMoveConflicts = async (
  { db, served }: { db: Kysely<ReleaseTables>; served: ServedCalls | undefined },
  { registry, app, next, action, isCosigned, misfits }: ContractMove,
): Promise<ContractConflict[]> => {
  const faults: ContractConflict[] = misfits.map((part) => ({ key: describePart(part), part }))
  if (!COMPARED.includes(action)) return faults
  // A rollback must not wait for builds that are only stored.
  const isForward = action === 'publish' || action === 'promote'
  const others = registry.apps.filter(({ name, kind, enabled }) => name !== app.name && kind === 'remote' && enabled)
  const storedNames = isForward
    ? others.flatMap((one) => storedVersions(one).map((version) => ({ app: one.name, version })))
    : []
  const formerVersions = storedVersions(app)
  const [previous] = formerVersions
  const named = registry.apps.flatMap((one) => {
    const ofMove = one === app ? [...announcedVersions(next), ...formerVersions] : []
    return [...announcedVersions(one), ...ofMove].map((version) => ({ app: one.name, version }))
  })
  const find = await readRecords(db, [...named, ...storedNames])
  const toApps = (change: Pick<ReleasedApp, 'live' | 'canary' | 'enabled'>): ContractApp[] =>
    registry.apps.map((one) => {
      const state = one === app ? change : one
      const records = announcedVersions(state).flatMap((version) => find(one.name, version))
      return { name: one.name, enabled: state.enabled, records }
    })
  // A closed app is compared with what it was before it was closed and changed.
  const wasClosed = !app.enabled && next.enabled
  const before = toApps(wasClosed && previous ? { live: previous, canary: null, enabled: true } : app)
  const after = toApps(next)
  // A closed app may give home away; it opens only where home has an owner again.
  const former = wasClosed ? formerVersions.flatMap((version) => find(app.name, version)) : []
  const hadHome = isProvided(before, ownsHome) || former.some(ownsHome)
  if (next.enabled && hadHome && !isProvided(after, ownsHome))
    faults.push({ key: 'home', part: toPart('home', { path: HOME, app: app.name }) })
  if (next.enabled) {
    const stored = storedNames.flatMap((one) => find(one.app, one.version))
    const options = { stored, served, former: before, first: app.live === null ? app.name : undefined }
    const known = new Set(findConflicts(before, options).map(({ key }) => key))
    faults.push(...findConflicts(after, options).filter(({ key }) => !known.has(key)))
  }
  const [live] = find(app.name, app.live)
  const given = (next.wentLive ?? next.canary?.version) || undefined
  if (isForward && live) {
    const listeners = after.filter(({ enabled }) => enabled).flatMap(({ records }) => records)
    const options = { served, isCosigned, listeners }
    faults.push(...find(app.name, given).flatMap((build) => findChangeConflicts(live, build, options)))
  }
  return [...new Map(faults.map((fault) => [fault.key, fault])).values()]
}

/** Refuses a move with conflicts. Throws {@link ReleaseFault} `INCOMPATIBLE`. */
export const assertNoConflicts = (conflicts: readonly ContractConflict[]): void => {
  if (conflicts.length === 0) return
  const more = conflicts.length > SHOWN ? `;\nand ${conflicts.length - SHOWN} more` : ''
  const sentences = conflicts.slice(0, SHOWN).map(({ part }) => describePart(part))
  const stored = conflicts.flatMap((fault) => (fault.stored ? [fault.stored] : []))
  const isOnlyStored = conflicts.every((fault) => fault.stored)
  throw new ReleaseFault('INCOMPATIBLE', `${sentences.join(';\n')}${more}.`, isOnlyStored ? stored : [])
}
