import { appFolders } from '../build/workspace'
import { ensureDevelopmentKeys, SITE_OWNERS } from '../keys/signing-keys'
import { publishCheckout } from './publish-checkout'

/**
 * Fills an empty data folder: keys, database and the builds of a checkout, published through a temporary service.
 * `start` resolves when the service listens, before it has a deployment set.
 */
export const createSite = async (options: {
  root: string
  dataDir: string
  start: (dataDir: string) => Promise<{ url: string; stop: () => Promise<void> }>
  apps?: readonly string[]
}): Promise<void> => {
  const { root, dataDir, start, apps } = options
  ensureDevelopmentKeys(dataDir, [...SITE_OWNERS, ...appFolders(root).filter((name) => name !== 'server')])
  const service = await start(dataDir)
  try {
    await publishCheckout({ root, site: service.url, dataDir, log: () => {}, ...(apps && { apps }) })
  } finally {
    await service.stop()
  }
}
