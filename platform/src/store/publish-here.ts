import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LiveSet } from '@shuttle/contracts'
import { appFolders } from '../build/apps'
import { installBuild } from './install-build'
import { writeLiveSet } from './live-set'

/** Puts every build of this checkout into the store and makes them the live set. */
export const publishHere = (root: string, store: string): LiveSet => {
  const dists = appFolders(root)
    .map((name) => join(root, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'remote.json')))
  return writeLiveSet(
    store,
    dists.map((dist) => installBuild(dist, store)),
  )
}
