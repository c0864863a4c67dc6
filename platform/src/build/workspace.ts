import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceHash } from './source-hash'

/** The folder that holds the workspaces, seen from one of its packages. */
export const workspaceRoot = (dir: string): string => {
  for (let at = dir; ; at = dirname(at)) {
    const file = join(at, 'package.json')
    if (existsSync(file) && 'workspaces' in JSON.parse(readFileSync(file, 'utf8'))) return at
    if (at === dirname(at)) throw new Error(`${dir} is in no workspace`)
  }
}

/** What an app is built from: its own folder, the shared packages, the preset and the lock file. */
export const sourcesOf = (dir: string): string => {
  const root = workspaceRoot(dir)
  const code = sourceHash(root, [dir, join(root, 'shared'), join(root, 'platform/src/build')])
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(code).update(lock).digest('hex').slice(0, 10)
}

/** `0.1.0-3f9a...`: the package's version and a hash of all it is built from, so that a version is never two things. */
export const buildVersion = (dir: string): { name: string; version: string } => {
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { name: string; version: string }
  return { name: manifest.name.replace('@shuttle/', ''), version: `${manifest.version}-${sourcesOf(dir)}` }
}
