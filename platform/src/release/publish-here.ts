import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { appFolders } from '../build/apps'
import { keyPath } from '../keys/development-keys'
import { readPrivateKey } from '../keys/key-pair'
import { type ReleaseClient, releaseClient } from './release-client'
import { readBuild, uploadBuild } from './upload-build'

/** Uploads a build and makes it live for everybody. */
export const publishBuild = async (client: ReleaseClient, dataDir: string, dist: string): Promise<void> => {
  const { name, version } = readBuild(dist).record
  const signer = { owner: name, key: readPrivateKey(keyPath(dataDir, name)) }
  const app = await uploadBuild(client, signer, dist)
  await client.move(signer, { app: name, seen: app.revision, action: 'publish', version })
}

/**
 * Publishes the builds of a checkout that the site does not know yet, the shell first. What it knows stays as it is:
 * somebody may have rolled back on purpose. Answers the names it published. `dataDir` is where the keys are.
 */
export const publishHere = async (options: {
  root: string
  /** Address of the running site. */
  site: string
  dataDir: string
  log: (line: string) => void
  /** Real time in milliseconds. */
  now?: () => number
  /** Only these apps; all of the checkout unless told otherwise. */
  apps?: readonly string[]
}): Promise<string[]> => {
  const client = releaseClient(options.site, options.now ?? Date.now)
  const book = await client.book()
  const isKnown = (name: string, version: string): boolean =>
    book.apps.some((app) => app.name === name && app.live !== null && app.builds.some((one) => one.version === version))
  const unknown = appFolders(options.root)
    .filter((name) => options.apps?.includes(name) ?? true)
    .map((name) => join(options.root, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'remote.json')))
    .map((dist) => ({ dist, ...readBuild(dist).record }))
    .filter(({ name, version }) => !isKnown(name, version))
  const publish = async (builds: typeof unknown): Promise<void> => {
    await Promise.all(
      builds.map(async ({ dist, name, version }) => {
        await publishBuild(client, options.dataDir, dist)
        options.log(`published ${name} ${version}`)
      }),
    )
  }
  await publish(unknown.filter(({ kind }) => kind === 'shell'))
  await publish(unknown.filter(({ kind }) => kind === 'remote'))
  return unknown.map(({ name }) => name)
}
