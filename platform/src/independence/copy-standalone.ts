import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Lock } from '../build/used-packages'
import { packPackages } from './pack-packages'
import { createStandaloneLock } from './standalone-lock-file'

const NOT_COPIED = new Set(['node_modules', 'dist'])

/**
 * Copies one remote into an empty folder outside of the repository, with its build packages as packed files and a lock
 * file cut out of the repository's. `npm ci` there needs nothing else. Returns the copy's folder.
 */
export const copyStandalone = (root: string, name: string, into: string): string => {
  const dir = join(into, name)
  cpSync(join(root, name), dir, { recursive: true, filter: (file) => !NOT_COPIED.has(basename(file)) })
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const alone = createStandaloneLock(lock, name, packPackages(root, join(into, 'packed')))
  writeFileSync(join(dir, 'package-lock.json'), `${JSON.stringify(alone, null, 2)}\n`)
  return dir
}
