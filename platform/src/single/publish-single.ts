import { join } from 'node:path'
import { runRspack } from '../build/build-all'
import { ensureDevelopmentKeys } from '../keys/signing-keys'
import { publishBuild } from '../release/publish-checkout'
import { releaseClient } from '../release/release-client'

/** Builds the single application and makes it the shell of a separate site, served by the same service. */
export const publishSingle = async (options: { root: string; site: string; dataDir: string }): Promise<void> => {
  const { root, site, dataDir } = options
  await runRspack(root, join(root, 'platform/src/single'))
  ensureDevelopmentKeys(dataDir, ['shell'])
  await publishBuild(releaseClient(site, Date.now), dataDir, join(root, '.cache/single/dist'))
}
