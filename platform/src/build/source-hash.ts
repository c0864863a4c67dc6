import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findPackageJSON } from './shared-ranges'

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.cache', 'gallery', 'testing'])
const isSource = (name: string) => !/\.test\.tsx?$|\.md$/.test(name)

const filesUnder = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return []
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return filesUnder(path)
    return entry.isFile() && isSource(entry.name) ? [path] : []
  })

/** A short hash of every source file below `roots`: equal sources have equal hashes on every machine. */
export const sourceHash = (base: string, roots: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of roots.flatMap(filesUnder).sort()) {
    hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 10)
}

interface Manifest {
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest
const isOurs = (name: string): boolean => name.startsWith('@shuttle/')

/**
 * One line for each package that a remote is built with, as installed: a hash for our packages, which are built from
 * source, and the version for others. Dependencies of our packages are included.
 */
export const installedSources = (dir: string): string => {
  const lines = new Map<string, string>()
  const visit = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      if (lines.has(name)) continue
      const file = realpathSync(findPackageJSON(name, from))
      const found = read(file)
      const folder = dirname(file)
      const sources = name === '@shuttle/platform' ? join(folder, 'src/build') : folder
      lines.set(name, `${name} ${isOurs(name) ? sourceHash(folder, [sources]) : found.version}`)
      if (isOurs(name)) visit(folder, Object.keys(found.dependencies ?? {}))
    }
  }
  const own = read(join(dir, 'package.json'))
  visit(dir, Object.keys({ ...own.dependencies, ...own.devDependencies }))
  return [...lines.values()].sort().join('\n')
}
