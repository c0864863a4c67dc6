import { join } from 'node:path'
import { runRspack } from '../build/run-rspack'
import { installBuild } from '../store/install-build'
import { writeLiveSet } from '../store/live-set'

/** Builds the single application and puts it into a store of its own, where the same service can serve it. */
export const buildSingle = async (root: string, store: string): Promise<void> => {
  await runRspack(root, join(root, 'platform/src/single'))
  writeLiveSet(store, [installBuild(join(root, '.cache/single/dist'), store)])
}
