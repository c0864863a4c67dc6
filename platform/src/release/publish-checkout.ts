import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import type { ReleaseRegistry } from '@shuttle/releases'
import { appFolders } from '../build/workspace'
import { keyPath, readPrivateKey } from '../keys/signing-keys'
import { findReader } from './find-reader'
import { publishTogether } from './publish-together'
import { type ReleaseClient, releaseClient, type Signer } from './release-client'
import { readDist, uploadBuild } from './upload-build'

const readAppSigner = (dataDir: string, name: string): Signer => ({
  owner: name,
  key: readPrivateKey(keyPath(dataDir, name)),
})

/** Uploads a build and makes it live for all visitors, without a smoke: a checkout publishes to its own machine. */
export const publishBuild = async (client: ReleaseClient, dataDir: string, dist: string): Promise<void> => {
  const { name, version } = readDist(dist).record
  const signer = readAppSigner(dataDir, name)
  const { app } = await uploadBuild(client, signer, dist)
  await client.move(signer, { app: name, seen: app.revision, action: 'publish', version, smoke: 'skipped' })
}

/** Whether a version was live or on trial before. A version that was only uploaded is still to be published. */
const isDecided = ({ apps }: ReleaseRegistry, name: string, version: string): boolean => {
  const app = apps.find((one) => one.name === name)
  const build = app?.builds.find((one) => one.version === version)
  return build !== undefined && (build.wentLiveAt !== null || build.withdrawn || app?.canary?.version === version)
}

/** Builds of this checkout that stay unpublished, because a rollback may have been on purpose. */
const describeUnpublished = ({ apps }: ReleaseRegistry, builds: readonly BuildRecord[]): string[] =>
  builds.flatMap(({ name, version }) => {
    const app = apps.find((one) => one.name === name)
    if (app && app.live === null) return [`${name} is retired and stays so (npm run release -- publish ${name})`]
    const live = app?.live
    return live === version || live === undefined
      ? []
      : [`${name}: ${live} stays live, not ${version} of this checkout (npm run release -- publish ${name})`]
  })

/**
 * Publishes the builds of a checkout that the site does not know yet, the shell first; known builds do not change.
 * Returns the published names. Throws one line.
 */
export const publishCheckout = async (options: {
  root: string
  /** Address of the running site. */
  site: string
  /** Folder of the keys. */
  dataDir: string
  log: (line: string) => void
  /** Real time in milliseconds. */
  now?: () => number
  /** Only these apps; by default all apps of the checkout. */
  apps?: readonly string[]
}): Promise<string[]> => {
  const { root, dataDir, log, apps } = options
  const client = releaseClient(options.site, options.now ?? Date.now)
  const reader = findReader(dataDir)
  const registry = await client.registry(reader)
  const builds = appFolders(root)
    .filter((name) => apps?.includes(name) ?? true)
    .map((name) => join(root, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'remote.json')))
    .map((dist) => ({ dist, record: readDist(dist).record }))
  const [known, unknown] = [true, false].map((wanted) =>
    builds.filter(({ record }) => isDecided(registry, record.name, record.version) === wanted),
  ) as [typeof builds, typeof builds]
  for (const line of describeUnpublished(
    registry,
    known.map(({ record }) => record),
  ))
    log(line)

  await publishTogether(
    unknown.map(({ record, dist }) => ({ ...record, dist })),
    {
      publish: async ({ name, version, dist }) => {
        await publishBuild(client, dataDir, dist)
        log(`published ${name} ${version}`)
      },
      giveUp: async ({ app: name, version }) => {
        const app = (await client.registry(reader)).apps.find((one) => one.name === name)
        if (!app) return
        const note = 'a newer checkout does not fit it'
        const signer = readAppSigner(dataDir, name)
        await client.move(signer, { app: name, seen: app.revision, action: 'withdraw', version, note })
        log(`withdrew ${name} ${version}, which the builds of this checkout leave without what it uses`)
      },
      /** False when there is nothing to close or open. */
      turn: async (name, action) => {
        const app = (await client.registry(reader)).apps.find((one) => one.name === name)
        if (!app?.live || app.enabled === (action === 'enable')) return false
        const note = 'shell and remotes of one checkout change together'
        await client.move(readAppSigner(dataDir, name), { app: name, seen: app.revision, action, note })
        return true
      },
    },
  )
  return unknown.map(({ record }) => record.name)
}
