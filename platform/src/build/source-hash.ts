import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

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
