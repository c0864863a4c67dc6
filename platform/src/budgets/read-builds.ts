import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { appFolders } from '../build/workspace'
import { type BuiltApp, readBuiltApp } from './measure-first-load'

/** The builds of this checkout. Throws where the shell is not built. */
export const readBuilds = (root: string): { shell: BuiltApp; remotes: BuiltApp[] } => {
  const builds = appFolders(root)
    .map((name) => join(root, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'remote.json')))
    .map(readBuiltApp)
  const shell = builds.find(({ record }) => record.kind === 'shell')
  if (!shell) throw new Error('the shell is not built')
  return { shell, remotes: builds.filter(({ record }) => record.kind === 'remote') }
}
