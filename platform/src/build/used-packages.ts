import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPlace, type Lock, type LockEntry, neededNames } from './lock-file'

/** What the build itself runs on: the packages that the files of this folder import, and the program that runs them. */
export const BUILDERS = ['@rspack/cli', '@rspack/core', '@swc/core']
const PLATFORM = 'platform'
/** Without what a package only takes when it happens to be there, such as types. */
const usedNames = (entry: LockEntry): string[] =>
  neededNames(entry).filter((name) => entry.peerDependenciesMeta?.[name]?.optional !== true)
const isOurs = (name: string): boolean => name.startsWith('@shuttle/')

/** A package of a registry that a build uses. */
export interface UsedPackage {
  name: string
  /** Of the lock file, such as `node_modules/react`. */
  place: string
  version: string
  /** Hash of its content; undefined for a binary for another machine that the registry does not carry. */
  integrity: string | undefined
  /** It may be missing: a binary for another machine. */
  isOptional: boolean
}

/**
 * The packages that the build of one workspace uses, and those they use: what it depends on, what the shared packages
 * depend on, and the tools that build it. Packages that only tests or other workspaces have are not among them.
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

/** The same for a folder of the repository; `hasOwnConfig` counts what its own build configuration may import. */
export const usedPackages = (root: string, workspace: string, hasOwnConfig: boolean): UsedPackage[] => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const own = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as LockEntry
  const tools = Object.entries(own.devDependencies ?? {}).filter(([name]) => hasOwnConfig && !isOurs(name))
  return findUsedPackages(lock, workspace, {
    ...own,
    dependencies: { ...own.dependencies, ...Object.fromEntries(tools) },
  })
}

/** A line for each package and version, in order. Where a package lies does not change what is built of it. */
export const packageLines = (packages: readonly UsedPackage[]): string =>
  [...new Set(packages.map(({ name, version, integrity = '' }) => `${name} ${version} ${integrity}`))].sort().join('\n')

/** The first package of these that is missing or of another version in `node_modules`, as a sentence without its end. */
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
