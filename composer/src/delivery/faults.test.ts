import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeliveryFault } from './delivery-fault'
import { type AStore, aPage, aStore } from './testing/a-store'
import { type BuiltDelivery, buildDelivery } from './testing/build-delivery'
import { countFaults } from './testing/count-faults'

let passed = 0
const elapsed = () => passed
const aSecondPasses = () => {
  passed += 1_000
}
const aSite = () => aStore({ 'mf-x': [aPage('/')] })
const versionOn = async ({ open }: BuiltDelivery): Promise<string | undefined> =>
  (await open('/webhtml/')).boot?.registry.remotes[0]?.version
const versionsOn = async ({ open }: BuiltDelivery, headers = {}): Promise<string[]> =>
  (await open('/webhtml/', headers)).boot.registry.remotes.map(({ version }) => version)
const remoteFile = (store: AStore, version: string, name: string) => join(store.dir, 'remotes/mf-x', version, name)

/** Each breaks the next version or its source, and returns the repair. */
const FAULTS: [string, DeliveryFault['kind'], (store: AStore) => () => void][] = [
  ['the store cannot be read', 'store', breakWith('store')],
  ['the release registry cannot be read', 'registry', breakWith('registry')],
  ['remote.json is missing', 'missing', spoil('remote.json', undefined)],
  ['remote.json is another than was signed', 'digest', spoil('remote.json', (text) => text.replace('/', ' /'))],
  ['remote.json is half a file', 'digest', spoil('remote.json', (text) => text.slice(0, 40))],
  ['a file of texts is missing', 'missing', spoil('texts.en.json', undefined)],
  ['a file of texts was changed', 'digest', spoil('texts.en.json', (text) => text.replace('mf', 'MF'))],
]

function breakWith(what: 'store' | 'registry') {
  return (store: AStore) => {
    store.broken[what] = `${what} is down`
    return () => {
      store.broken[what] = undefined
    }
  }
}
function spoil(name: string, change: ((text: string) => string) | undefined, app = 'mf-x', version = '2') {
  return (store: AStore) => {
    const file = join(store.dir, 'remotes', app, version, name)
    const good = readFileSync(file, 'utf8')
    if (change) writeFileSync(file, change(good))
    else rmSync(file)
    return () => writeFileSync(file, good)
  }
}

describe('the last good set under a fault of the composer', () => {
  it.each(FAULTS)('the last good set stays on the page: %s', async (_what, kind, break_) => {
    const store = aSite()
    const delivery = await buildDelivery(store)
    store.publish('mf-x', '2', [aPage('/')])
    const repair = break_(store)
    store.goLive({ 'mf-x': '2' })
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('1')
    expect(await countFaults(delivery.metrics, kind)).toBeGreaterThan(0)

    // After a restart too: the set comes from disk, and its scripts can be sent.
    const restarted = await buildDelivery(store, { elapsed })
    expect(await versionOn(restarted)).toBe(kind === 'store' ? undefined : '1')
    expect(await restarted.delivery.obstacle()).toBe(
      kind === 'store' ? 'the store of builds cannot be read' : undefined,
    )

    repair()
    aSecondPasses()
    await delivery.refresh()
    await restarted.refresh()
    expect([await versionOn(delivery), await versionOn(restarted)]).toEqual(['2', '2'])
    await Promise.all([delivery.app.close(), restarted.app.close()])
  })

  it('the set follows the registry at once when nothing is broken', async () => {
    const store = aSite()
    const delivery = await buildDelivery(store)
    store.publish('mf-x', '2', [aPage('/')])
    store.goLive({ 'mf-x': '2' })
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('2')
    expect(await countFaults(delivery.metrics)).toBe(0)
    await delivery.app.close()
  })

  it('an app is pinned as a whole when one of its builds cannot be read, and the others move', async () => {
    const store = aStore({ 'mf-x': [aPage('/')], 'mf-y': [aPage('/y')] })
    const delivery = await buildDelivery(store)
    store.publish('mf-x', '2', [aPage('/')])
    store.publish('mf-y', '2', [aPage('/y')])
    const repair = spoil('remote.json', undefined, 'mf-y')(store)
    store.goLive({ 'mf-x': '2', 'mf-y': '2' })
    await delivery.refresh()
    expect(await versionsOn(delivery)).toEqual(['2', '1', '1'])
    const restarted = await buildDelivery(store)
    expect(await versionsOn(restarted)).toEqual(['2', '1', '1'])
    expect(await countFaults(delivery.metrics, 'missing')).toBeGreaterThan(0)
    repair()
    for (const one of [delivery, restarted]) {
      await one.refresh()
      expect(await versionsOn(one)).toEqual(['2', '2', '1'])
      await one.app.close()
    }
  })

  it('a trial whose build cannot be read does not start, and the others move', async () => {
    const store = aStore({ 'mf-x': [aPage('/')], 'mf-y': [aPage('/y')] })
    const delivery = await buildDelivery(store, { isStaff: async () => true })
    store.publish('mf-x', '2', [aPage('/')])
    store.publish('mf-y', '2', [aPage('/y')])
    const repair = spoil('remote.json', undefined, 'mf-y')(store)
    store.change('mf-y', { canary: { version: '2', stage: 'staff' } })
    store.goLive({ 'mf-x': '2' })
    await delivery.refresh()
    expect(await versionsOn(delivery, { cookie: 'token=1' })).toEqual(['2', '1', '1'])
    repair()
    await delivery.refresh()
    expect(await versionsOn(delivery, { cookie: 'token=1' })).toEqual(['2', '2', '1'])
    await delivery.app.close()
  })

  it('the version on the page stays, and none is withdrawn, when the target of a rollback cannot be read', async () => {
    const store = aSite()
    store.publish('mf-x', '2', [aPage('/')])
    store.goLive({ 'mf-x': '2' })
    const repair = spoil('remote.json', undefined, 'mf-x', '1')(store)
    rmSync(join(store.dir, 'last-good.json'), { force: true })
    const delivery = await buildDelivery(store)
    const builds = store.registry.apps.find(({ name }) => name === 'mf-x')?.builds ?? []
    store.change('mf-x', { live: '1', builds: builds.map((one) => ({ ...one, withdrawn: one.version === '2' })) })
    await delivery.refresh()
    const withdrawn = async () => (await delivery.open('/webhtml/registry/withdrawn')).json().withdrawn
    expect([await versionOn(delivery), await withdrawn()]).toEqual(['2', {}])
    repair()
    await delivery.refresh()
    expect([await versionOn(delivery), await withdrawn()]).toEqual(['1', { 'mf-x': ['2'] }])
    await delivery.app.close()
  })

  it('no app moves when pinning would make two remotes clash, or leave a remote incompatible with the shell', async () => {
    const store = aStore({ 'mf-x': [aPage('/'), aPage('/moved')], 'mf-y': [aPage('/y')] })
    const delivery = await buildDelivery(store)
    store.publish('mf-x', '2', [aPage('/')])
    store.publish('mf-y', '2', [aPage('/y'), aPage('/moved')])
    const repair = spoil('remote.json', undefined)(store)
    store.goLive({ 'mf-x': '2', 'mf-y': '2' })
    await delivery.refresh()
    expect(await versionsOn(delivery)).toEqual(['1', '1', '1'])
    repair()
    await delivery.refresh()
    expect(await versionsOn(delivery)).toEqual(['2', '2', '1'])
    await delivery.app.close()
  })

  it('a first start composes pages without a remote that cannot be read', async () => {
    const store = aStore({ 'mf-x': [aPage('/')], 'mf-y': [aPage('/y')] })
    store.publish('mf-y', '2', [aPage('/y')])
    store.goLive({ 'mf-y': '2' })
    spoil('remote.json', undefined, 'mf-y')(store)
    const delivery = await buildDelivery(store)
    expect(await versionsOn(delivery)).toEqual(['1', '1', '1'])
    await delivery.app.close()
  })

  it('the kill switch applies while the store is down, also after a restart', async () => {
    const store = aSite()
    const delivery = await buildDelivery(store)
    store.broken.store = 'down'
    store.change('mf-x', { enabled: false })
    const restarted = await buildDelivery(store, { elapsed })
    await delivery.refresh()
    for (const one of [delivery, restarted]) {
      expect((await one.open('/webhtml/registry.json')).json().remotes[0]).toMatchObject({ name: 'mf-x', closed: true })
      await one.app.close()
    }
  })

  it('a start without the store is not ready, and every page shows that until the store is back', async () => {
    const store = aSite()
    await (await buildDelivery(store)).app.close()
    const away = `${store.dir}-away`
    renameSync(join(store.dir, 'shell'), away)
    const delivery = await buildDelivery(store, { elapsed })
    const { status, html, headers } = await delivery.open('/webhtml/ticket_details')
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    for (const sentence of ['cannot be shown at the moment', '暂时无法显示', '暫時未能顯示'])
      expect(html).toContain(sentence)
    expect(html).not.toContain('<script')
    expect(await delivery.delivery.obstacle()).toBe('the store of builds cannot be read')
    expect(await countFaults(delivery.metrics, 'missing')).toBeGreaterThan(0)

    renameSync(away, join(store.dir, 'shell'))
    expect((await delivery.open('/webhtml/')).status).toBe(503)
    aSecondPasses()
    expect((await delivery.open('/webhtml/')).status).toBe(200)
    expect(await delivery.delivery.obstacle()).toBeUndefined()
    // From here on a failing store cannot remove it.
    store.broken.store = 'down'
    aSecondPasses()
    expect((await delivery.open('/webhtml/')).status).toBe(200)
    await delivery.app.close()
  })

  it('pages are composed when an old version is missing from the store', async () => {
    const store = aSite()
    store.publish('mf-x', '2', [aPage('/')])
    store.goLive({ 'mf-x': '2' })
    rmSync(remoteFile(store, '1', 'remote.json'))
    const delivery = await buildDelivery(store)
    expect(await versionOn(delivery)).toBe('2')
    expect((await delivery.open('/webhtml/')).before).toBe(',')
    await delivery.app.close()
  })

  it('a text that was changed in the last good set on disk is not shown', async () => {
    const store = aSite()
    await (await buildDelivery(store)).app.close()
    const file = join(store.dir, 'last-good.json')
    const original = readFileSync(file, 'utf8')
    const restartWith = async (text: string) => {
      writeFileSync(file, text)
      const delivery = await buildDelivery({ ...store, source: { read: () => Promise.reject(new Error('down')) } })
      const { status } = await delivery.open('/webhtml/')
      await delivery.app.close()
      return status
    }
    expect(await restartWith(original)).toBe(200)
    expect(await restartWith(original.replaceAll('mf-x 简', 'mf-x 繁'))).toBe(503)
    expect(await restartWith(original.slice(0, 100))).toBe(503)
  })
})

describe('before the first deployment set', () => {
  it('answers that the site is being set up until a shell is live', async () => {
    const store = aSite()
    store.broken.store = 'down'
    const delivery = await buildDelivery(store)
    const { status, html, headers } = await delivery.open('/webhtml/ticket_details')
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    for (const sentence of ['is being set up', '正在准备中', '正在準備中']) expect(html).toContain(sentence)
    expect(html).not.toContain('<script')
    expect((await delivery.open('/webhtml/registry.json')).status).toBe(503)
    expect(await delivery.delivery.obstacle()).toBe('no deployment set is live')

    store.broken.store = undefined
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('1')
    expect(await delivery.delivery.obstacle()).toBeUndefined()
    await delivery.app.close()
  })

  it('reports no fault for an empty release registry before the first deployment set', async () => {
    const store = aSite()
    const live = store.registry.apps.map((app) => app.live)
    for (const app of store.registry.apps) app.live = null
    const delivery = await buildDelivery(store)
    expect((await delivery.open('/webhtml/')).status).toBe(503)
    expect(await countFaults(delivery.metrics)).toBe(0)
    for (const [at, app] of store.registry.apps.entries()) app.live = live[at] ?? null
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('1')
    // A registry that lost everything is empty too: the site stays up.
    for (const app of store.registry.apps) app.live = null
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('1')
    expect(await countFaults(delivery.metrics, 'registry')).toBeGreaterThan(0)
    await delivery.app.close()
  })
})

it('delivery polls the release registry', async () => {
  const store = aSite()
  const delivery = await buildDelivery(store)
  store.publish('mf-x', '2', [aPage('/')])
  store.goLive({ 'mf-x': '2' })
  while ((await versionOn(delivery)) !== '2') await new Promise((go) => setTimeout(go, 50))
  expect(await versionOn(delivery)).toBe('2')
  await delivery.app.close()
})
