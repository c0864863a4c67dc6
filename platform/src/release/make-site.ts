import { appFolders } from '../build/apps'
import { ensureDevelopmentKeys } from '../keys/development-keys'
import { publishHere } from './publish-here'

/**
 * Fills an empty data folder: keys, database and the builds of a checkout, published through a service that is started
 * for it and stopped again. `start` resolves when the service listens, which is before it has a set to show.
 */
export const makeSite = async (options: {
  root: string
  dataDir: string
  start: (dataDir: string) => Promise<{ url: string; stop: () => Promise<void> }>
  apps?: readonly string[]
}): Promise<void> => {
  const { root, dataDir, start, apps } = options
  ensureDevelopmentKeys(dataDir, ['operator', ...appFolders(root).filter((name) => name !== 'server')])
  const service = await start(dataDir)
  try {
    await publishHere({ root, site: service.url, dataDir, log: () => {}, ...(apps && { apps }) })
  } finally {
    await service.stop()
  }
}
