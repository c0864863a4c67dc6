import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findPackageJSON, findUninstalled, packageLines, type UsedPackage, usedPackages } from './used-packages'

/** A folder's own build configuration. */
export const OWN_CONFIG = 'rspack.config.ts'
const OF_REMOTES = join(import.meta.dirname, 'remote.rspack.config.ts')

/** The build configuration of a folder: its own, or the default of remotes; undefined for a folder that is no app. */
export const findConfig = (dir: string): string | undefined => {
  if (existsSync(join(dir, OWN_CONFIG))) return OWN_CONFIG
  return existsSync(join(dir, 'src/remote.manifest.ts')) ? OF_REMOTES : undefined
}

/** Folders of all builds: the shell, all remotes of the repository, the service. */
export const appFolders = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name === 'shell' || name === 'server' || name.startsWith('mf-'))
    .filter((name) => findConfig(join(root, name)) !== undefined)
    .sort()

/** As {@link appFolders} with the demo, which is built and never published. */
export const builtFolders = (root: string): string[] => [
  ...appFolders(root),
  ...(findConfig(join(root, 'demo')) === undefined ? [] : ['demo']),
]

/** Written into `dist` after a successful build; equal sources are not built again. */
export const STAMP = '.built-from'

/** Whether a folder's build has these sources (see `hashSources`). */
export const isFresh = (dir: string, sources: string): boolean => {
  const stamp = join(dir, 'dist', STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
}

/** The workspace root above one of its packages; undefined outside of a workspace. */
const findWorkspaceRoot = (dir: string): string | undefined => {
  for (let at = dir; ; at = dirname(at)) {
    const file = join(at, 'package.json')
    if (existsSync(file) && 'workspaces' in JSON.parse(readFileSync(file, 'utf8'))) return at
    if (at === dirname(at)) return undefined
  }
}

/** As {@link findWorkspaceRoot}, for packages that exist only in the repository. Throws outside of a workspace. */
export const workspaceRoot = (dir: string): string => {
  const root = findWorkspaceRoot(dir)
  if (!root) throw new Error(`${dir} is in no workspace`)
  return root
}

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.cache', 'gallery', 'testing'])
const isSource = (name: string) => !/\.test\.tsx?$|\.md$/.test(name)

const filesUnder = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return []
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return filesUnder(path)
    return entry.isFile() && isSource(entry.name) ? [path] : []
  })

/** A source in the folder of a remote that was changed after its build was written; tests and documents do not count. */
export const findNewerSource = (dir: string): string | undefined => {
  const built = statSync(join(dir, 'dist/remote.json'), { throwIfNoEntry: false })
  if (!built) return undefined
  const packages = ['package.json', 'package-lock.json']
    .map((name) => join(dir, name))
    .filter((file) => existsSync(file))
  const newer = [...filesUnder(join(dir, 'src')), ...packages].find((file) => statSync(file).mtimeMs > built.mtimeMs)
  return newer && relative(dir, newer)
}

/** A short hash of every source file below `roots`: equal sources have equal hashes on every machine. */
export const sourceHash = (base: string, roots: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of roots.flatMap(filesUnder).sort()) {
    hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 10)
}

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest
const isOurs = (name: string): boolean => name.startsWith('@shuttle/')

/**
 * One line for each package that a remote is built with, as installed: a hash for our packages, which are built from
 * source, and the version for others. Dependencies of our packages are included.
 */
const installedSources = (dir: string): string => {
  const lines = new Map<string, string>()
  const visit = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      if (lines.has(name)) continue
      const file = realpathSync(findPackageJSON(name, from))
      const found = readManifest(file)
      const folder = dirname(file)
      const sources = name === '@shuttle/platform' ? join(folder, 'src/build') : folder
      lines.set(name, `${name} ${isOurs(name) ? sourceHash(folder, [sources]) : found.version}`)
      if (isOurs(name)) visit(folder, Object.keys(found.dependencies ?? {}))
    }
  }
  const own = readManifest(join(dir, 'package.json'))
  visit(dir, Object.keys({ ...own.dependencies, ...own.devDependencies }))
  return [...lines.values()].sort().join('\n')
}

/** What determines the bytes of compressed copies beside the sources. */
const COMPRESSORS = [process.arch, process.versions.brotli, process.versions.zlib].join(' ')

const short = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 10)
}

/**
 * Packages beside `shared` that are bundled into an app: top-level workspace folders among its dependencies,
 * transitively.
 */
const findSiblings = (root: string, dir: string): string[] => {
  const { dependencies = {} } = readManifest(join(dir, 'package.json'))
  const direct = Object.keys(dependencies)
    .map((name) => join(root, name.replace('@shuttle/', '')))
    .filter((folder) => existsSync(join(folder, 'package.json')))
  return [...new Set(direct.flatMap((folder) => [folder, ...findSiblings(root, folder)]))]
}

const packagesUsed = (root: string, dir: string): UsedPackage[] =>
  usedPackages(root, relative(root, dir), findConfig(dir) === OWN_CONFIG)

/** Why the app cannot be built from its lock file, as a sentence without a full stop; undefined where it can. */
export const findPackageFault = (dir: string): string | undefined => {
  const root = findWorkspaceRoot(dir)
  return root && findUninstalled(root, packagesUsed(root, dir))
}

/**
 * Hash of everything an app is built from: its folder, the compressors, and in a workspace the shared packages, the
 * preset and the used packages of the lock file. A standalone app hashes its installed packages instead.
 */
export const hashSources = (dir: string): string => {
  const root = findWorkspaceRoot(dir)
  if (!root) return short(sourceHash(dir, [dir]), installedSources(dir), COMPRESSORS)
  const code = sourceHash(root, [
    dir,
    ...findSiblings(root, dir),
    join(root, 'shared'),
    join(root, 'platform/src/build'),
  ])
  return short(code, packageLines(packagesUsed(root, dir)), COMPRESSORS)
}

/** `1.0.0-3f9a...`: the package's version and the hash of its sources, so that one version never names two builds. */
export const buildVersion = (dir: string): { name: string; version: string } => {
  const manifest = readManifest(join(dir, 'package.json'))
  return { name: manifest.name.replace('@shuttle/', ''), version: `${manifest.version}-${hashSources(dir)}` }
}
