import { type BuildRecord, type RemoteManifest, SITE_FOLDERS } from '@shuttle/contracts'
import type { BrokenPart } from './broken-part'

/** Builds of one app that visitors may get at this moment: the live one and the one on trial. */
export interface ContractApp {
  name: string
  enabled: boolean
  records: readonly BuildRecord[]
}

/** The calls that the running service answers. */
export type ServedCalls = Readonly<Record<string, { required: readonly string[] }>>

export interface ContractConflict {
  /** Equal for the same conflict of two versions. */
  key: string
  part: BrokenPart
  /** The consumer is not live, only stored for a rollback. */
  stored?: { app: string; version: string }
}

export const manifestsOf = ({ manifest, builtIn = [] }: BuildRecord): readonly RemoteManifest[] =>
  manifest ? [manifest, ...builtIn] : builtIn

export const pathsOf = (record: BuildRecord): string[] =>
  manifestsOf(record).flatMap(({ pages }) => pages.map(({ path }) => path))
export const slotsOf = (record: BuildRecord): readonly string[] => manifestsOf(record).flatMap(({ slots }) => slots)

export const label = ({ name, version }: BuildRecord): string => `${name} ${version}`

/** Paths that the site itself answers are no pages. */
export const isSitePath = (path: string): boolean => SITE_FOLDERS.includes(path.split('/')[1] ?? '')

/** Names of what a visitor gets surely, whichever of its builds an app sends. */
export const isProvided = (apps: readonly ContractApp[], has: (record: BuildRecord) => boolean): boolean =>
  apps.some(({ records }) => records.length > 0 && records.every(has))

/** Builds that lack what their app has in another build, or had before. */
export const findLosers = (
  apps: readonly ContractApp[],
  { former, has }: { former: readonly ContractApp[]; has: (record: BuildRecord) => boolean },
): BuildRecord[] =>
  apps.flatMap(({ name, records }) => {
    const before = former.flatMap((app) => (app.name === name ? app.records : []))
    return [...records, ...before].some(has) ? records.filter((record) => !has(record)) : []
  })
