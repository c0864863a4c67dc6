import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One entry of a lock file, as npm writes it. */
export interface LockEntry {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  peer?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  [more: string]: unknown
}
export interface Lock {
  lockfileVersion: number
  packages: Record<string, LockEntry>
  [more: string]: unknown
}

/** Names of the packages that a package needs at run time. */
export const neededNames = (entry: LockEntry): string[] =>
  Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies })

/** The package that a nested one is installed in; empty for the root. */
const above = (place: string): string => place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))

/** Place in the lock where a package at `from` resolves `name`; undefined where it is not installed. */
export const findPlace = (lock: Lock, name: string, from: string): string | undefined => {
  const nested = `${from}/node_modules/${name}`
  if (lock.packages[nested]) return nested
  if (from !== '') return findPlace(lock, name, above(from))
  const hoisted = `node_modules/${name}`
  return lock.packages[hoisted] ? hoisted : undefined
}

/** Walks up from `dir`, because `exports` maps hide most package.json files from `require.resolve`. */
export const findPackageJSON = (name: string, dir: string): string => {
  for (let at = dir; ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name, 'package.json')
    if (existsSync(candidate)) return candidate
    if (at === dirname(at)) throw new Error(`${name} is not installed for ${dir}`)
  }
}

/** Packages of the build itself: the imports of the files in this folder, and the program that runs them. */
export const BUILDERS = ['@rspack/cli', '@rspack/core', '@swc/core']
const PLATFORM = 'platform'
/** Without optional peers that a package uses only if present, such as types. */
const usedNames = (entry: LockEntry): string[] =>
  neededNames(entry).filter((name) => entry.peerDependenciesMeta?.[name]?.optional !== true)
const isOurs = (name: string): boolean => name.startsWith('@shuttle/')

/** A registry package that a build uses. */
export interface UsedPackage {
  name: string
  /** Place in the lock file, such as `node_modules/react`. */
  place: string
  version: string
  /** Hash of its content; undefined for a binary for another platform that the registry does not carry. */
  integrity: string | undefined
  /** It may be missing: a binary for another platform. */
  isOptional: boolean
}

/**
 * The packages that the build of one workspace uses, transitively: dependencies of the app and of the shared packages,
 * and the build tools. Packages of tests and of other workspaces are excluded.
 */
export const findUsedPackages = (lock: Lock, workspace: string, own: LockEntry): UsedPackage[] => {
  const found = new Map<string, UsedPackage>()
  const seen = new Set<string>()
  const visit = (names: readonly string[], from: string): void => {
    for (const name of names) {
      const place = findPlace(lock, name, from)
      if (place === undefined || seen.has(place)) continue
      seen.add(place)
      const entry = lock.packages[place] ?? {}
      if (entry.link) {
        const folder = entry.resolved ?? ''
        if (folder !== PLATFORM) visit(usedNames(lock.packages[folder] ?? {}), folder)
        continue
      }
      const { version = '', integrity, optional = false } = entry
      found.set(place, { name, place, version, integrity, isOptional: optional })
      visit(usedNames(entry), place)
    }
  }
  visit(usedNames(own), workspace)
  visit(BUILDERS, PLATFORM)
  return [...found.values()]
}

/**
 * As {@link findUsedPackages} for a folder of the repository; `hasOwnConfig` includes the possible imports of its own
 * build configuration.
 */
export const usedPackages = (root: string, workspace: string, hasOwnConfig: boolean): UsedPackage[] => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const own = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as LockEntry
  const tools = Object.entries(own.devDependencies ?? {}).filter(([name]) => hasOwnConfig && !isOurs(name))
  return findUsedPackages(lock, workspace, {
    ...own,
    dependencies: { ...own.dependencies, ...Object.fromEntries(tools) },
  })
}

/** A sorted line for each package and version. The place of a package does not change the build. */
export const packageLines = (packages: readonly UsedPackage[]): string =>
  [...new Set(packages.map(({ name, version, integrity = '' }) => `${name} ${version} ${integrity}`))].sort().join('\n')

/** The first package that is missing or of another version in `node_modules`, as a sentence without a full stop. */
export const findUninstalled = (root: string, packages: readonly UsedPackage[]): string | undefined => {
  for (const { name, place, version, isOptional } of packages) {
    const file = join(root, place, 'package.json')
    if (!existsSync(file)) {
      if (isOptional) continue
      return `${name} ${version} is not installed`
    }
    const installed = (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version
    if (installed !== version) return `${name} is installed as ${installed}, and the lock file names ${version}`
  }
  return undefined
}
