import { builtinModules } from 'node:module'

interface LockedPackage {
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
export type LockedPackages = Readonly<Record<string, LockedPackage>>

const BUILT_IN = new Set(builtinModules)
const toPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Packages that a built file imports, without modules of Node. */
export const findImportedPackages = (code: string): string[] => {
  const specifiers = [...code.matchAll(/^import\s[^'"]*?["']([^"'.][^"']*)["']|\bimport\(["']([^"'.][^"']*)["']\)/gm)]
  const names = specifiers
    .map(([, first, second]) => first ?? second ?? '')
    .filter((specifier) => !specifier.startsWith('node:') && !BUILT_IN.has(specifier))
  return [...new Set(names.map(toPackageName))].sort()
}

/** Where Node resolves a package from a folder of the lock file: nested ones first. */
const resolveFrom = (packages: LockedPackages, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return undefined
  }
}

/**
 * Folders of these packages and all they need, as the lock file places them. `isInstalled` selects the optional ones:
 * of a binary the one for this platform. Throws for a needed package that is not in the lock file.
 */
export const findPackageFolders = (
  packages: LockedPackages,
  names: readonly string[],
  isInstalled: (folder: string) => boolean,
): string[] => {
  const found = new Set<string>()
  const visit = (from: string, name: string, isOptional: boolean): void => {
    const place = resolveFrom(packages, from, name)
    if (place === undefined || !isInstalled(place)) {
      if (isOptional) return
      throw new Error(`${name}, which ${from || 'the service'} needs, is not installed`)
    }
    if (found.has(place)) return
    found.add(place)
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[place] ?? {}
    for (const each of Object.keys(dependencies)) visit(place, each, each in optionalDependencies)
    for (const each of Object.keys(optionalDependencies)) visit(place, each, true)
    for (const each of Object.keys(peerDependencies)) visit(place, each, peerDependenciesMeta[each]?.optional === true)
  }
  for (const name of names) visit('', name, false)
  return [...found].sort()
}
