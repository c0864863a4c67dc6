import { existsSync } from 'node:fs'
import type { Move, ReleasedApp } from '@shuttle/releases'
import { keyPath } from '../keys/development-keys'
import { keyLabel, makeKeyPair, publicTextOf } from '../keys/key-pair'
import { bringBuild } from './bring-build'
import type { ReleaseOrder } from './read-arguments'
import { type ReleaseClient, releaseClient } from './release-client'
import { sayMoment } from './say-moment'
import { sayMove } from './say-move'
import { showHistory } from './show-history'
import { showStatus } from './show-status'
import { signerOf } from './signer-of'
import type { Surroundings } from './surroundings'
import { versionMeant } from './versions-to-return-to'

type AppOrder = ReleaseOrder & { app: string }

const appIn = async (client: ReleaseClient, name: string): Promise<ReleasedApp | undefined> =>
  (await client.book()).apps.find((one) => one.name === name)

const publish = async (order: AppOrder, client: ReleaseClient, around: Surroundings): Promise<void> => {
  const signer = signerOf(order, around.dataDir)
  // Seen before building: whatever somebody else moves from now on is not run over.
  const before = await appIn(client, order.app)
  const { version } = await bringBuild(order, signer, client, around)
  const { app, stage, note } = order
  const move = { app, seen: before?.revision ?? 0, action: 'publish' as const, version }
  const after = await client.move(signer, { ...move, ...(stage && { stage }), ...(note && { note }) })
  for (const line of sayMove('publish', before, after)) around.say(line)
}

const preview = async (order: AppOrder, client: ReleaseClient, around: Surroundings): Promise<void> => {
  const signer = signerOf(order, around.dataDir)
  const { app, minutes } = order
  const { version } = await bringBuild(order, signer, client, around)
  const { url, expiresAt } = await client.preview(signer, { app, version, minutes })
  around.say(`Nothing went live. Signed-in staff see it by this link, until ${sayMoment(expiresAt)}:`)
  around.say(url)
}

const move = async (
  order: AppOrder & { command: Exclude<Move['action'], 'publish'> },
  client: ReleaseClient,
  { dataDir, say }: Surroundings,
): Promise<void> => {
  const signer = signerOf(order, dataDir)
  const { app, command: action, stage, note } = order
  const before = await appIn(client, app)
  if (!before) throw new Error(`Nothing of ${app} was ever published at ${order.site}.`)
  const version = versionMeant(before, order.to)
  const wish = { ...(version && { version }), ...(stage && { stage }), ...(note && { note }) }
  const after = await client.move(signer, { app, seen: before.revision, action, ...wish })
  for (const line of sayMove(action, before, after)) say(line)
}

const makeKey = ({ app, key: named }: AppOrder, { dataDir, say }: Surroundings): void => {
  const file = named ?? keyPath(dataDir, app)
  if (existsSync(file)) throw new Error(`There is a key at ${file} already: name another file by --key.`)
  const key = makeKeyPair(file)
  say(`${file} is made; only you can read it, and it belongs into no repository.`)
  say('The operator of the site adds this line to its PUBLISHER_KEYS file:')
  say(`"${app}": ["${publicTextOf(key)}"]`)
  say(`In the history it is ${keyLabel(app, key)}.`)
}

/** Does what was asked, through the running site. Throws with one line that says why not. */
export const runOrder = async (order: ReleaseOrder, around: Surroundings): Promise<void> => {
  const client = releaseClient(order.site, around.now)
  const { command, app = '' } = order
  switch (command) {
    case 'publish':
      return publish({ ...order, app }, client, around)
    case 'preview':
      return preview({ ...order, app }, client, around)
    case 'promote':
    case 'rollback':
    case 'disable':
    case 'enable':
      return move({ ...order, app, command }, client, around)
    case 'status':
      return showStatus(await client.book(), order.app).forEach(around.say)
    case 'history':
      return showHistory(await client.history(order.app)).forEach(around.say)
    case 'key':
      return makeKey({ ...order, app }, around)
  }
}
