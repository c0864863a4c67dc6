import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleasedApp } from '@shuttle/releases'
import { buildAll } from '../build/build-all'
import { keyPath } from '../keys/development-keys'
import { makeKeyPair, publicTextOf, readPrivateKey } from '../keys/key-pair'
import type { ReleaseArguments } from './read-arguments'
import { type ReleaseClient, releaseClient, type Signer } from './release-client'
import { showHistory } from './show-history'
import { reachable, showStatus } from './show-status'
import { readBuild, uploadBuild } from './upload-build'

interface Surroundings {
  /** Of the checkout. */
  root: string
  /** Where keys lie unless one is named. */
  dataDir: string
  say: (line: string) => void
  /** Real time in milliseconds. */
  now: () => number
}

const appOf = async (client: ReleaseClient, name: string): Promise<ReleasedApp> => {
  const app = (await client.book()).apps.find((one) => one.name === name)
  if (!app) throw new Error(`Nothing of ${name} was ever published at this site.`)
  return app
}

/** A version by name, or by its number in `status`. */
const versionMeant = (app: ReleasedApp, to: string | undefined): string | undefined =>
  to !== undefined && /^\d{1,2}$/.test(to) ? (reachable(app)[Number(to) - 1]?.version ?? to) : to

const stateOf = ({ name, live, canary, enabled }: ReleasedApp): string => {
  const trial = canary ? `, ${canary.version} on trial at ${canary.stage}` : ''
  return `${name}: live ${live ?? 'nothing'}${trial}${enabled ? '' : ', closed'}`
}

/** Does what was asked. Throws with one line that says why not. */
export const runCommand = async (given: ReleaseArguments, { root, dataDir, say, now }: Surroundings): Promise<void> => {
  const client = releaseClient(given.site, now)
  const name = given.app ?? ''
  const signer = (): Signer => ({ owner: name, key: readPrivateKey(given.key ?? keyPath(dataDir, name)) })

  const dist = async (): Promise<string> => {
    if (given.dist !== undefined) return given.dist
    if (!existsSync(join(root, name, 'rspack.config.ts')))
      throw new Error(`There is no ${name} in this checkout: name its build with --dist.`)
    await buildAll({ root, log: say, isWanted: (one) => one === name })
    return join(root, name, 'dist')
  }

  const upload = async (by: Signer): Promise<{ app: ReleasedApp; version: string }> => {
    const folder = await dist()
    const { record } = readBuild(folder)
    if (record.name !== name) throw new Error(`The build at ${folder} is ${record.name}, not ${name}.`)
    const app = await uploadBuild(client, by, folder)
    say(`uploaded ${name} ${record.version}`)
    return { app, version: record.version }
  }

  switch (given.command) {
    case 'publish': {
      const by = signer()
      const { app, version } = await upload(by)
      const { stage, note } = given
      const move = {
        app: name,
        seen: app.revision,
        action: 'publish',
        version,
        ...(stage && { stage }),
        ...(note && { note }),
      } as const
      return say(stateOf(await client.move(by, move)))
    }
    case 'preview': {
      const by = signer()
      const { version } = await upload(by)
      const { url, expiresAt } = await client.preview(by, { app: name, version, minutes: given.minutes })
      say(
        `For signed-in staff, until ${new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ')} UTC; nothing went live:`,
      )
      return say(url)
    }
    case 'promote':
    case 'rollback':
    case 'disable':
    case 'enable': {
      const by = signer()
      const app = await appOf(client, name)
      const version = given.command === 'rollback' ? versionMeant(app, given.to) : undefined
      const { command: action, stage, note } = given
      const move = {
        app: name,
        seen: app.revision,
        action,
        ...(version && { version }),
        ...(stage && { stage }),
        ...(note && { note }),
      }
      const after = await client.move(by, move)
      say(`was ${stateOf(app)}`)
      return say(`now ${stateOf(after)}`)
    }
    case 'status':
      return showStatus(await client.book(), given.app).forEach(say)
    case 'history':
      return showHistory(await client.history(given.app)).forEach(say)
    case 'key': {
      const file = given.key ?? keyPath(dataDir, name)
      if (existsSync(file)) throw new Error(`There is a key at ${file} already: name another file with --key.`)
      say(`made ${file}; keep it to yourself. The site's operator adds this to the publisher keys:`)
      return say(`"${name}": ["${publicTextOf(makeKeyPair(file))}"]`)
    }
  }
}
