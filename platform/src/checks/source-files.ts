import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const NOT_OURS = new Set(['node_modules', 'dist', 'generated', 'test-results', 'playwright-report'])
const isSource = (name: string): boolean => /\.(ts|tsx|mjs|cjs|js)$/.test(name) && !name.endsWith('.d.ts')

const walk = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return NOT_OURS.has(entry.name) || entry.name.startsWith('.') ? [] : walk(join(dir, entry.name))
    }
    return entry.isFile() && isSource(entry.name) ? [join(dir, entry.name)] : []
  })

/** Every source file below a root, committed or not, as sorted paths with `/`. */
export const sourceFiles = (root: string): string[] =>
  walk(root)
    .map((file) => relative(root, file).split(sep).join('/'))
    .sort()

/** All files that git tracks below a root and that exist on disk; throws without git. */
export const trackedFiles = (root: string): string[] => {
  const list = (...args: string[]): string[] =>
    execFileSync('git', ['ls-files', '-z', ...args], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean)
  const deleted = new Set(list('--deleted'))
  return list().filter((file) => !deleted.has(file))
}

/** Tracked files that can be modules; fewer modules than these means that a check has missed some. */
export const trackedSources = (root: string): string[] =>
  trackedFiles(root).filter((file) => isSource(file) && !file.split('/').some((part) => NOT_OURS.has(part)))
