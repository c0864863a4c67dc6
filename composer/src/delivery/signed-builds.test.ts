import { createHash, generateKeyPairSync } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AcceptedBuild, keyLabel, signRecord } from '@shuttle/releases'
import { newKey, writeKeyFile } from '../testing/key-file'
import { type AStore, aPage, aStore } from './testing/a-store'
import { type BuiltDelivery, buildDelivery } from './testing/build-delivery'
import { countFaults } from './testing/count-faults'

const aSite = () => aStore({ 'mf-x': [aPage('/')] })
const versionOn = async ({ open }: BuiltDelivery): Promise<string | undefined> =>
  (await open('/webhtml/')).boot?.registry.remotes[0]?.version
const hasFault = async ({ metrics }: BuiltDelivery) => (await countFaults(metrics, 'signature')) > 0
const findBuild = ({ registry }: AStore, version: string, app = 'mf-x'): AcceptedBuild => {
  const build = registry.apps.find(({ name }) => name === app)?.builds.find((one) => one.version === version)
  if (!build) throw new Error(`no ${app} ${version}`)
  return build
}
const recordFile = (store: AStore, version: string) => join(store.dir, 'remotes/mf-x', version, 'remote.json')

/**
 * Forges as an attacker with write access to store and database would: another record,
 * with the digest that the registry expects.
 */
const forgeRecord = (store: AStore, version: string): string => {
  const file = recordFile(store, version)
  const text = readFileSync(file, 'utf8').replace('"购票"', '"forged"')
  writeFileSync(file, text)
  findBuild(store, version).digest = createHash('sha256').update(text).digest('hex')
  store.registry.revision += 1
  return text
}
const goLiveForged = (store: AStore) => {
  store.publish('mf-x', '2', [aPage('/')])
  forgeRecord(store, '2')
  store.goLive({ 'mf-x': '2' })
}

describe('a build without a signature of a key of the site', () => {
  it('a record changed with its digest is not served: the last good version stays, and a fault is counted', async () => {
    const store = aSite()
    const delivery = await buildDelivery(store)
    goLiveForged(store)
    await delivery.refresh()
    expect([await versionOn(delivery), await hasFault(delivery)]).toEqual(['1', true])
    const file = await delivery.app.inject('/webhtml/remotes/mf-x/2/entry.js')
    expect([file.statusCode, file.headers['cache-control']]).toEqual([503, 'no-store'])
    await delivery.app.close()
  })

  it('a forged build is not served after a start without a last good set, and the version before is', async () => {
    const store = aSite()
    goLiveForged(store)
    const delivery = await buildDelivery(store)
    expect([await versionOn(delivery), await hasFault(delivery)]).toEqual(['1', true])
    await delivery.app.close()
  })

  it('a build without a signature of a key of the site is served as soon as a key of the file signs these bytes', async () => {
    const store = aSite()
    goLiveForged(store)
    const signature = signRecord(readFileSync(recordFile(store, '2')), store.key.key)
    Object.assign(findBuild(store, '2'), { signature })
    const delivery = await buildDelivery(store)
    expect([await versionOn(delivery), await hasFault(delivery)]).toEqual(['2', false])
    await delivery.app.close()
  })

  it('a build is not served with the signature of another team, or of a key that is in no file', async () => {
    for (const isInFile of [true, false]) {
      const store = aSite()
      goLiveForged(store)
      const stranger = newKey()
      const owners = ['shell', 'mf-x'].map((owner) => [owner, [store.key]] as const)
      writeKeyFile(store.keyFile, Object.fromEntries([...owners, ...(isInFile ? [['mf-y', [stranger]] as const] : [])]))
      Object.assign(findBuild(store, '2'), {
        signature: signRecord(readFileSync(recordFile(store, '2')), stranger.key),
      })
      const delivery = await buildDelivery(store)
      expect(await versionOn(delivery)).toBe('1')
      await delivery.app.close()
    }
  })

  it.each([
    ['is untouched', (text: string) => text, '1', false],
    [
      'has another signature',
      (text: string) => text.replace(/"signature":"..../, '"signature":"AAAA'),
      undefined,
      true,
    ],
    ['has another record', (text: string) => text.replaceAll('购票', 'forged'), undefined, false],
  ])('the last good set on disk is used at a start only when it %s', async (_what, change, version, isCounted) => {
    const store = aSite()
    await (await buildDelivery(store)).app.close()
    const file = join(store.dir, 'last-good.json')
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    store.broken.registry = 'down'
    const delivery = await buildDelivery(store)
    expect([await versionOn(delivery), await hasFault(delivery)]).toEqual([version, isCounted])
    await delivery.app.close()
  })
})

describe('the current keys', () => {
  it('decide: a build is not served while its key is missing from the file', async () => {
    const store = aSite()
    const delivery = await buildDelivery(store)
    const second = newKey()
    store.publish('mf-x', '2', [aPage('/')])
    Object.assign(findBuild(store, '2'), { signature: signRecord(readFileSync(recordFile(store, '2')), second.key) })
    store.goLive({ 'mf-x': '2' })
    writeKeyFile(store.keyFile, { shell: [store.key], 'mf-x': [store.key, second] })
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('2')
    writeKeyFile(store.keyFile, { shell: [store.key], 'mf-x': [store.key] })
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('1')
    writeKeyFile(store.keyFile, { shell: [store.key], 'mf-x': [store.key, second] })
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('2')
    await delivery.app.close()
  })

  it('a start without a key file trusts no build, and pages show that the site is being set up', async () => {
    const store = aSite()
    rmSync(store.keyFile)
    const delivery = await buildDelivery(store)
    expect((await delivery.open('/webhtml/')).status).toBe(503)
    expect(await hasFault(delivery)).toBe(true)
    await delivery.app.close()
  })

  it.each([
    ['a line that is no key', 'MCowBQYDK2VwAyEA'],
    ['a key of another kind', generateKeyPairSync('x25519').publicKey.export({ format: 'der', type: 'spki' })],
  ])(
    'the current keys stay the previous ones while the file has %s: a fault is counted, and a release goes live',
    async (_, line) => {
      const store = aSite()
      const delivery = await buildDelivery(store)
      const readFaults = () => countFaults(delivery.metrics, 'keys')
      store.publish('mf-x', '2', [aPage('/')])
      store.goLive({ 'mf-x': '2' })
      const text = readFileSync(store.keyFile, 'utf8')
      const operator = [Buffer.isBuffer(line) ? line.toString('base64') : line]
      writeFileSync(store.keyFile, JSON.stringify({ ...JSON.parse(text), operator }))
      await delivery.refresh()
      expect([await versionOn(delivery), (await readFaults()) > 0]).toEqual(['2', true])
      for (const version of ['1', '2'])
        expect((await delivery.app.inject(`/webhtml/remotes/mf-x/${version}/entry.js`)).statusCode).toBe(200)
      await delivery.app.close()
    },
  )

  it('the current keys are the new ones once the line is corrected, and a start with such a line trusts no build', async () => {
    const store = aSite()
    const delivery = await buildDelivery(store)
    const text = readFileSync(store.keyFile, 'utf8')
    const mistyped = JSON.stringify({ ...JSON.parse(text), operator: ['MCow'] })
    writeFileSync(store.keyFile, mistyped)
    await delivery.refresh()
    writeKeyFile(store.keyFile, { shell: [newKey()], 'mf-x': [store.key] })
    await delivery.refresh()
    expect((await delivery.open('/webhtml/')).status).toBe(503)
    await delivery.app.close()
    rmSync(join(store.dir, 'last-good.json'))
    writeFileSync(store.keyFile, mistyped)
    const started = await buildDelivery(store)
    expect(await started.delivery.obstacle()).toBe('no deployment set is live')
    expect(await countFaults(started.metrics, 'keys')).toBe(1)
    writeFileSync(store.keyFile, text)
    await started.refresh()
    expect(await started.delivery.obstacle()).toBeUndefined()
    await started.app.close()
  })

  it('the current keys are not read for each request: a page and a file need no key file', async () => {
    const store = aSite()
    const delivery = await buildDelivery(store)
    rmSync(store.keyFile)
    expect((await delivery.open('/webhtml/')).status).toBe(200)
    expect((await delivery.app.inject('/webhtml/remotes/mf-x/1/entry.js')).statusCode).toBe(200)
    await delivery.app.close()
  })

  it.each([
    [true, ['1', '2']],
    [false, ['1', '1']],
  ])('a key revoked with its builds (%s): builds that it signed are not served', async (retainsBuilds, versions) => {
    const store = aSite()
    const second = newKey()
    store.publish('mf-x', '2', [aPage('/')])
    const publisher = keyLabel('mf-x', Buffer.from(second.publicText, 'base64'))
    const signature = signRecord(readFileSync(recordFile(store, '2')), second.key)
    Object.assign(findBuild(store, '2'), { signature, publisher })
    writeKeyFile(store.keyFile, { shell: [store.key], 'mf-x': [store.key, second] })
    const delivery = await buildDelivery(store)
    store.goLive({ 'mf-x': '2' })
    store.registry.revokedKeys = [{ key: publisher, withdrawsBuilds: !retainsBuilds, by: 'operator:0', at: 1 }]
    const before = await versionOn(delivery)
    await delivery.refresh()
    expect([before, await versionOn(delivery)]).toEqual(versions)
    await delivery.app.close()
  })
})

describe('a build without the signature of a known key', () => {
  it('the composer serves no build with an empty signature', async () => {
    const store = aSite()
    for (const app of store.registry.apps) for (const build of app.builds) build.signature = ''
    const delivery = await buildDelivery(store)
    expect([(await delivery.open('/webhtml/')).status, await hasFault(delivery)]).toEqual([503, true])
    await delivery.app.close()
  })

  it('the composer serves an unsigned build once the operator signed it', async () => {
    const store = aSite()
    const operator = newKey()
    const text = readFileSync(recordFile(store, '1'))
    Object.assign(findBuild(store, '1'), { signature: signRecord(text, operator.key), publisher: 'operator:1' })
    const keys = { shell: [store.key], 'mf-x': [store.key] }
    const delivery = await buildDelivery(store)
    expect(await versionOn(delivery)).toBeUndefined()
    writeKeyFile(store.keyFile, { ...keys, operator: [operator] })
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('1')
    await delivery.app.close()
  })
})
