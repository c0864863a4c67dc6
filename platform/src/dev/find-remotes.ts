import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { appFolders } from '../build/workspace'
import { appIn, type DevelopmentApp } from './development-app'
import { DevelopmentFault } from './development-fault'

const isRemote = (dir: string): boolean =>
  existsSync(join(dir, 'src/remote.manifest.ts')) && existsSync(join(dir, 'src/remote.ts'))

/** All remotes of the repository. */
export const remotesHere = (root: string): DevelopmentApp[] =>
  appFolders(root)
    .map((name) => join(root, name))
    .filter((dir) => isRemote(dir) && !dir.endsWith('/shell'))
    .map(appIn)

/**
 * The remotes of these names; a name may be a folder, relative to `cwd`, such as `.` or `../mf-tours`. Throws a {@link
 * DevelopmentFault} that lists the existing ones.
 */
export const findRemotes = (
  known: readonly DevelopmentApp[],
  names: readonly string[],
  cwd: string,
): DevelopmentApp[] =>
  names.map((name) => {
    const found = known.find((app) => app.name === name)
    if (found) return found
    if (/[\\/.]/.test(name) && isRemote(resolve(cwd, name))) return appIn(resolve(cwd, name))
    const there = known.length > 0 ? `there are ${known.map((app) => app.name).join(', ')}` : 'there is none here'
    throw new DevelopmentFault(`No remote is called ${name}: ${there}.`)
  })
