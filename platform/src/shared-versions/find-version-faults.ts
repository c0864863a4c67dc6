import type { PackageSurface, Surfaces } from './package-surface'

/** Kinds of a change by semantic versioning, from the smallest. */
export const CHANGE_KINDS = ['patch', 'minor', 'major'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** What one change file announces for one package. */
export interface AnnouncedChange {
  file: string
  name: string
  kind: ChangeKind
}

const toNumbers = (version: string): number[] => version.split('.').map(Number)

/** The kind of step from one version to a later one; undefined without a step. */
const kindOfStep = (from: string, to: string): ChangeKind | undefined => {
  const [before, after] = [toNumbers(from), toNumbers(to)]
  const at = before.findIndex((number, index) => number !== after[index])
  return at < 0 ? undefined : (['major', 'minor', 'patch'] as const)[at]
}

const listNames = ({ names }: PackageSurface): string[] =>
  Object.entries(names).flatMap(([entry, all]) => all.map((name) => `${name} of ${entry}`))

/** The smallest kind that a change of sources and exported names is, with its reason; undefined without a change. */
const requiredChange = (
  before: PackageSurface,
  now: PackageSurface,
): { kind: ChangeKind; reason: string } | undefined => {
  const [old, current] = [new Set(listNames(before)), new Set(listNames(now))]
  const gone = [...old].find((name) => !current.has(name))
  if (gone !== undefined) return { kind: 'major', reason: `exports no ${gone} any more since` }
  const added = [...current].find((name) => !old.has(name))
  if (added !== undefined) return { kind: 'minor', reason: `exports ${added} since` }
  return before.source === now.source ? undefined : { kind: 'patch', reason: 'has changed since' }
}

/**
 * Sentences about packed packages that changed since their last version, without a change file or a new version of a
 * kind that suffices, and about change files of other packages.
 */
export const findVersionFaults = (
  recorded: Surfaces,
  surfaces: Surfaces,
  announced: readonly AnnouncedChange[],
): string[] => {
  const misplaced = announced.flatMap(({ file, name }) =>
    Object.hasOwn(surfaces, name) ? [] : [`${file} names ${name}, which is no packed package`],
  )
  const missing = Object.entries(surfaces).flatMap(([name, now]) => {
    const before = recorded[name]
    if (!before) return [`${name} has no recorded version: npm run version-shared records it`]
    const required = requiredChange(before, now)
    if (!required) return []
    const kinds = [kindOfStep(before.version, now.version), ...announced.map((one) => one.name === name && one.kind)]
    const suffices = (kind: ChangeKind): boolean => CHANGE_KINDS.indexOf(kind) >= CHANGE_KINDS.indexOf(required.kind)
    if (kinds.some((kind) => kind && suffices(kind))) return []
    return [`${name} ${required.reason} ${before.version}: npm run change-shared, and choose ${required.kind} or more`]
  })
  return [...misplaced, ...missing]
}
