import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildAll } from '../build/build-all'
import { appFolders } from '../build/workspace'
import { ensureDevelopmentKeys, SITE_OWNERS } from '../keys/signing-keys'
import { publishCheckout } from '../release/publish-checkout'
import { freePort } from '../test-run/free-port'
import type { Closers } from './closers'
import type { ListenAddress } from './listen-here'
import { type RunningService, startService } from './start-service'

const SHELL = 'shell'
const SERVICE = 'server'

/**
 * Builds, starts and fills the service that composes and answers behind the development site. Developed apps are not
 * built for it; of the shell it needs any build, and an older one suffices while the source is broken.
 */
export const serviceHere = async (options: {
  root: string
  address: ListenAddress
  developed: readonly string[]
  print: (line: string) => void
  closers: Closers
}): Promise<RunningService> => {
  const { root, address, developed, print, closers } = options
  const dataDir = resolve(process.env.DATA_DIR || join(root, '.data'))
  mkdirSync(dataDir, { recursive: true })
  print('building what changed for the service behind it')
  await buildAll({ root, log: print, isWanted: (name) => name !== SHELL && !developed.includes(name) })
  await buildAll({ root, log: print, isWanted: (name) => name === SHELL }).catch((error: unknown) => {
    if (!existsSync(join(root, SHELL, 'dist/remote.json'))) throw error
    print('the shell does not build: pages are composed for its last build')
  })
  const published = appFolders(root).filter((name) => name !== SERVICE)
  ensureDevelopmentKeys(dataDir, [...SITE_OWNERS, ...published])
  const apps = published.filter((name) => !developed.includes(name))
  const sandboxPort = Number(process.env.SANDBOX_PORT || address.port + 1)
  return startService({
    root,
    closers,
    dataDir,
    port: await freePort(),
    sandboxPort,
    providerFramesPort: Number(process.env.FRAMES_PORT || Math.max(address.port, sandboxPort) + 1),
    publicUrl: `http://${address.host}:${address.port}`,
    prepare: async (site) => {
      await publishCheckout({ root, site, dataDir, log: print, apps })
    },
  })
}
