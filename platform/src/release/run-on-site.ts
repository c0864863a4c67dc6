import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { admissionText, type Move, type ReleasedApp, signRecord } from '@shuttle/releases'
import { buildAll } from '../build/build-all'
import { findConfig, findNewerSource, findPackageFault } from '../build/workspace'
import {
  admitPublicKey,
  keyPath,
  labelKey,
  makeKeyPair,
  readPrivateKey,
  SITE_OWNERS,
  toPublicText,
} from '../keys/signing-keys'
import { findReader } from './find-reader'
import { findSource } from './find-source'
import type { ReleaseCommand } from './read-arguments'
import { type ReleaseClient, releaseClient, type Signer } from './release-client'
import { describeMove, formatHistory, formatOrigin, formatRule, formatStatus, formatTime } from './release-output'
import { resolveRollbackVersion } from './resolve-rollback-version'
import { signAnew } from './sign-anew'
import { smokeOnSite, smokeRelease } from './smoke-release'
import { assertForeignFiles, readDist, uploadBuild, withBase } from './upload-build'

/** Folders, clock and output of the tool. */
export interface CommandEnvironment {
  /** Folder of the checkout, or of a standalone remote. */
  root: string
  /** Folder of the keys, when no key is named. */
  dataDir: string
  print: (line: string) => void
  /** File of the keys that may publish; undefined: `publisher-keys.json` in `dataDir`. */
  publisherKeys?: string | undefined
  /** Real time in milliseconds. */
  now: () => number
}

type AppCommand = ReleaseCommand & { app: string }

/** The key that signs: the app's own, or the operator's. Throws one line for a missing key. */
const readSigner = (input: AppCommand, dataDir: string): Signer => {
  const owner = input.operator ? 'operator' : input.app
  return { owner, key: readPrivateKey(input.key ?? keyPath(dataDir, owner)) }
}

const findBuildFolder = async (
  { app, dist }: { app: string; dist: string | undefined },
  { root, print }: CommandEnvironment,
) => {
  if (dist !== undefined) return dist
  if (findConfig(root) !== undefined) {
    const newer = findNewerSource(root)
    if (newer) throw new Error(`${app}: ${newer} is newer than its build: npm run build`)
    return join(root, 'dist')
  }
  if (findConfig(join(root, app)) === undefined)
    throw new Error(`There is no ${app} in this checkout: name its build by --dist.`)
  const fault = findPackageFault(join(root, app))
  if (fault)
    throw new Error(`${fault}: a build would not be what it is called. Type npm ci, or name a build by --dist.`)
  await buildAll({ root, log: print, isWanted: (name) => name === app })
  return join(root, app, 'dist')
}

/** Uploads the build that is named or beside its sources, else a new one, and has it accepted; nothing goes live yet. */
const uploadCheckoutBuild = async (
  input: AppCommand,
  signer: Signer,
  client: ReleaseClient,
  environment: CommandEnvironment,
): Promise<{ app: ReleasedApp; record: BuildRecord }> => {
  const folder = await findBuildFolder(input, environment)
  const { record } = readDist(folder)
  const { name, version } = record
  if (name !== input.app) throw new Error(`The build at ${folder} is ${name}, not ${input.app}.`)
  const foreign = input.base === undefined ? undefined : withBase(record, input.base)
  if (foreign) await assertForeignFiles(foreign, input.site)
  const { app, uploaded } = await uploadBuild(client, signer, folder, foreign)
  environment.print(
    uploaded > 0 ? `${name} ${version} is uploaded.` : `Nothing of ${name} ${version} had to be uploaded.`,
  )
  return { app, record }
}

const findApp = async (client: ReleaseClient, signer: Signer, name: string): Promise<ReleasedApp | undefined> =>
  (await client.registry(signer)).apps.find((one) => one.name === name)

/** Reader or signer where no app is required; a key file belongs to the owner in its name. */
const readAnySigner = ({ app, key, operator }: ReleaseCommand, dataDir: string): Signer => {
  const owner = operator ? 'operator' : (app ?? basename(key ?? '', '.pem'))
  if (key !== undefined) return { owner, key: readPrivateKey(key) }
  return findReader(dataDir, operator ? undefined : app)
}

const publish = async (input: AppCommand, client: ReleaseClient, environment: CommandEnvironment): Promise<void> => {
  const signer = readSigner(input, environment.dataDir)
  // Read before building, so that a later move of another publisher is not overwritten.
  const before = await findApp(client, signer, input.app)
  const uploaded = await uploadCheckoutBuild(input, signer, client, environment)
  const { version } = uploaded.record
  const smoke = input.smoke
    ? await smokeRelease({ app: uploaded.app, version, site: input.site }, { client, signer }, environment)
    : { smoke: 'skipped' as const }
  const { app, stage, note } = input
  const move = { app, seen: before?.revision ?? 0, action: 'publish' as const, version, ...smoke }
  const after = await client.move(signer, {
    ...move,
    ...(input.dist === undefined && findSource(environment.root)),
    ...(stage && { stage }),
    ...(note && { note }),
  })
  for (const line of describeMove('publish', before, after)) environment.print(line)
}

const smoke = (input: AppCommand, client: ReleaseClient, environment: CommandEnvironment): Promise<void> => {
  const { app, to: named, site, smokeToken: token } = input
  const signer = () => readSigner(input, environment.dataDir)
  return smokeOnSite({ app, named, site, token }, { client, signer }, environment)
}

const preview = async (input: AppCommand, client: ReleaseClient, environment: CommandEnvironment): Promise<void> => {
  const signer = readSigner(input, environment.dataDir)
  const { app, minutes, page } = input
  const { version } = (await uploadCheckoutBuild(input, signer, client, environment)).record
  const { url, expiresAt } = await client.preview(signer, { app, version, minutes, ...(page && { page }) })
  environment.print(`Nothing went live. Signed-in staff see it by this link, until ${formatTime(expiresAt)}:`)
  environment.print(url)
}

const move = async (
  input: AppCommand & { action: Exclude<Move['action'], 'publish'> },
  client: ReleaseClient,
  { dataDir, print }: CommandEnvironment,
): Promise<void> => {
  const signer = readSigner(input, dataDir)
  const { app, action, stage, note } = input
  const before = await findApp(client, signer, app)
  if (!before) throw new Error(`Nothing of ${app} was ever published at ${input.site}.`)
  const version = action === 'rollback' ? resolveRollbackVersion(before, input.to) : input.to
  const change = { ...(version && { version }), ...(stage && { stage }), ...(note && { note }) }
  const after = await client.move(signer, { app, seen: before.revision, action, ...change })
  for (const line of describeMove(action, before, after)) print(line)
}

const makeKey = ({ app, key: named }: AppCommand, { dataDir, print }: CommandEnvironment): void => {
  const file = named ?? keyPath(dataDir, app)
  const isThere = existsSync(file)
  const key = isThere ? readPrivateKey(file) : makeKeyPair(file)
  print(
    isThere
      ? `${file} is there already, and does not change; --key names another file.`
      : `${file} is made; only you can read it, and it belongs in no repository.`,
  )
  const isRoot = SITE_OWNERS.some((owner) => owner === app)
  print(
    isRoot
      ? 'The operator types this on the machine of the site, or adds the line below it to its PUBLISHER_KEYS file:'
      : 'The operator of the site types this, on any machine with its key; or adds the line below it to PUBLISHER_KEYS:',
  )
  print(`npm run release -- admit ${app} ${toPublicText(key)}${isRoot ? '' : ' --operator'}`)
  print(`"${app}": ["${toPublicText(key)}"]`)
  print(`In the history it is ${labelKey(app, key)}.`)
}

const admit = async (
  input: AppCommand,
  client: ReleaseClient,
  { dataDir, publisherKeys, print }: CommandEnvironment,
): Promise<void> => {
  const { app, publicKey = '' } = input
  if (input.operator) {
    const signer = readSigner(input, dataDir)
    const signature = signRecord(admissionText({ app, key: publicKey }), signer.key)
    const { key, isNew } = await client.admitKey(signer, { app, key: publicKey, signature })
    print(isNew ? `${app} may be published with ${key} from now on.` : `The site has ${key} already.`)
    return
  }
  const file = publisherKeys ?? join(dataDir, 'publisher-keys.json')
  const isNew = admitPublicKey(file, app, publicKey)
  print(
    isNew ? `${app} may be published with this key from now on: ${file}` : `${file} has this key of ${app} already.`,
  )
}

const cosign = async (
  input: AppCommand,
  client: ReleaseClient,
  { dataDir, print }: CommandEnvironment,
): Promise<void> => {
  const signer = readSigner(input, dataDir)
  const { app, to: version = '' } = input
  const record = await client.record(signer, { app, version })
  await client.cosign(signer, { app, version, signature: signRecord(record, signer.key) })
  print(`${app} ${version} is cosigned by ${labelKey(signer.owner, signer.key)}.`)
}

const sign = async (
  input: ReleaseCommand,
  client: ReleaseClient,
  { dataDir, print }: CommandEnvironment,
): Promise<void> => {
  const reader = readAnySigner(input, dataDir)
  const signed = await signAnew(client, reader, await client.registry(reader), input.app)
  for (const { app, version } of signed) print(`${app} ${version} is signed by ${labelKey(reader.owner, reader.key)}.`)
  if (signed.length === 0) print('Every build is signed by a key of the site.')
}

const require = async (
  input: AppCommand,
  client: ReleaseClient,
  { dataDir, print }: CommandEnvironment,
): Promise<void> => {
  const { app, rule = 'off' } = input
  const canaryMinutes = typeof rule === 'object' ? rule.canary : null
  const signer = readSigner({ ...input, operator: true }, dataDir)
  await client.changeRule(signer, { app, rule: rule === 'off' ? null : { canaryMinutes } })
  print(rule === 'off' ? `${app} needs nothing before it goes live.` : formatRule({ app, canaryMinutes }))
}

const changeOrigin = async (
  input: AppCommand,
  admitted: boolean,
  client: ReleaseClient,
  { dataDir, print }: CommandEnvironment,
): Promise<void> => {
  const { app, origin: named } = input
  if (!named) return
  await client.changeOrigin(readSigner({ ...input, operator: true }, dataDir), { app, ...named, admitted })
  print(formatOrigin({ app, ...named }, admitted))
}

const revoke = async (
  input: ReleaseCommand,
  client: ReleaseClient,
  { dataDir, print }: CommandEnvironment,
): Promise<void> => {
  const signer = readSigner({ ...input, app: 'operator', operator: true }, dataDir)
  const { keyId: key = '', withdrawBuilds } = input
  const taken = await client.revokeKey(signer, { key, withdrawsBuilds: withdrawBuilds })
  print(`${key} is revoked: it publishes and moves nothing any more.`)
  if (!withdrawBuilds) print('What it published stays live. Take that down too: add --withdraw-builds.')
  for (const { name, live } of taken)
    print(
      live === null ? `${name}: nothing is live any more.` : `${name}: what it signed is taken down; live is ${live}.`,
    )
}

const status = async (input: ReleaseCommand, client: ReleaseClient, { dataDir, print }: CommandEnvironment) => {
  const reader = readAnySigner(input, dataDir)
  const [registry, site] = [await client.registry(reader), await client.site(reader)]
  formatStatus(registry, { name: input.app, site, isWhole: input.all }).forEach(print)
}

/** Runs one command through the running site. Throws the reason of a failure in one line. */
export const runOnSite = async (input: ReleaseCommand, environment: CommandEnvironment): Promise<void> => {
  const client = releaseClient(input.site, environment.now, input.publicAddress)
  const { command, app = '' } = input
  switch (command) {
    case 'publish':
      return publish({ ...input, app }, client, environment)
    case 'smoke':
      return smoke({ ...input, app }, client, environment)
    case 'preview':
      return preview({ ...input, app }, client, environment)
    case 'promote':
    case 'rollback':
    case 'disable':
    case 'enable':
    case 'retire':
      return move({ ...input, app, action: command }, client, environment)
    case 'withdraw':
      return move({ ...input, app, action: input.undo ? 'restore' : 'withdraw' }, client, environment)
    case 'status':
      return status(input, client, environment)
    case 'history':
      return formatHistory(await client.history(readAnySigner(input, environment.dataDir), input.app)).forEach(
        environment.print,
      )
    case 'cosign':
      return cosign({ ...input, app }, client, environment)
    case 'sign':
      return sign(input, client, environment)
    case 'require':
      return require({ ...input, app }, client, environment)
    case 'admit-origin':
    case 'close-origin':
      return changeOrigin({ ...input, app }, command === 'admit-origin', client, environment)
    case 'revoke-key':
      return revoke(input, client, environment)
    case 'key':
      return makeKey({ ...input, app }, environment)
    case 'admit':
      return admit({ ...input, app }, client, environment)
  }
}
