import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AStore, aPage, aStore } from './testing/a-store'
import { type BuiltDelivery, buildDelivery } from './testing/build-delivery'

const aSite = () => aStore({ 'mf-x': [aPage('/')] })
const versionOn = async ({ open }: BuiltDelivery): Promise<string | undefined> =>
  (await open('/webhtml/')).boot?.registry.remotes[0]?.version
const remoteFile = (store: AStore, version: string, name: string) => join(store.dir, 'remotes/mf-x', version, name)

/** Each breaks the next version or what it is read from, and heals it again. */
const FAULTS: [string, string, (store: AStore) => () => void][] = [
  ['the store cannot be read', 'store', breakWith('store')],
  ['the release book cannot be read', 'book', breakWith('book')],
  ['remote.json is missing', 'missing', spoil('remote.json', undefined)],
  ['remote.json is another than was signed', 'digest', spoil('remote.json', (text) => text.replace('/', ' /'))],
  ['remote.json is half a file', 'digest', spoil('remote.json', (text) => text.slice(0, 40))],
  ['a file of texts is missing', 'missing', spoil('texts.en.json', undefined)],
  ['a file of texts was changed', 'digest', spoil('texts.en.json', (text) => text.replace('mf', 'MF'))],
]

function breakWith(what: 'store' | 'book') {
  return (store: AStore) => {
    store.broken[what] = `${what} is down`
    return () => {
      store.broken[what] = undefined
    }
  }
}
function spoil(name: string, change: ((text: string) => string) | undefined) {
  return (store: AStore) => {
    const file = remoteFile(store, '2', name)
    const good = readFileSync(file, 'utf8')
    if (change) writeFileSync(file, change(good))
    else rmSync(file)
    return () => writeFileSync(file, good)
  }
}

describe('a fault of the composer leaves the last good set on the page', () => {
  it.each(FAULTS)('%s', async (_what, kind, break_) => {
    const store = aSite()
    const delivery = await buildDelivery(store)
    store.publish('mf-x', '2', [aPage('/')])
    const heal = break_(store)
    store.goLive({ 'mf-x': '2' })
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('1')
    expect(await delivery.metrics.metrics()).toContain(`delivery_faults_total{kind="${kind}"} 1`)

    // Over a restart too: from disk.
    const restarted = await buildDelivery(store)
    expect(await versionOn(restarted)).toBe('1')
    expect(restarted.delivery.obstacle()).toBeUndefined()

    heal()
    await delivery.refresh()
    await restarted.refresh()
    expect([await versionOn(delivery), await versionOn(restarted)]).toEqual(['2', '2'])
    await Promise.all([delivery.app.close(), restarted.app.close()])
  })

  it('moves at once when nothing is broken', async () => {
    const store = aSite()
    const delivery = await buildDelivery(store)
    store.publish('mf-x', '2', [aPage('/')])
    store.goLive({ 'mf-x': '2' })
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('2')
    expect(await delivery.metrics.metrics()).not.toContain('delivery_faults_total{')
    await delivery.app.close()
  })

  it('never mixes: a set of which one build cannot be read is not used in part', async () => {
    const store = aStore({ 'mf-x': [aPage('/')], 'mf-y': [aPage('/y')] })
    const delivery = await buildDelivery(store)
    store.publish('mf-x', '2', [aPage('/')])
    store.publish('mf-y', '2', [aPage('/y')])
    rmSync(join(store.dir, 'remotes/mf-y/2/remote.json'))
    store.goLive({ 'mf-x': '2', 'mf-y': '2' })
    await delivery.refresh()
    const { boot } = await delivery.open('/webhtml/')
    expect(boot.registry.remotes.map(({ version }: { version: string }) => version)).toEqual(['1', '1', '1'])
    await delivery.app.close()
  })

  it('still obeys the kill switch while the store is down, after a restart too', async () => {
    const store = aSite()
    const delivery = await buildDelivery(store)
    store.broken.store = 'down'
    store.change('mf-x', { enabled: false })
    const restarted = await buildDelivery(store)
    await delivery.refresh()
    for (const one of [delivery, restarted]) {
      expect((await one.open('/webhtml/')).boot.registry.remotes[0]).toMatchObject({ name: 'mf-x', closed: true })
      await one.app.close()
    }
  })

  it('is not stopped by an old version that is gone', async () => {
    const store = aSite()
    store.publish('mf-x', '2', [aPage('/')])
    store.goLive({ 'mf-x': '2' })
    rmSync(remoteFile(store, '1', 'remote.json'))
    const delivery = await buildDelivery(store)
    expect(await versionOn(delivery)).toBe('2')
    expect((await delivery.open('/webhtml/')).before).toBe(',')
    await delivery.app.close()
  })

  it('does not trust what lies on disk: a changed text is not shown', async () => {
    const store = aSite()
    await (await buildDelivery(store)).app.close()
    const file = join(store.dir, 'last-good.json')
    const kept = readFileSync(file, 'utf8')
    const restartWith = async (text: string) => {
      writeFileSync(file, text)
      const delivery = await buildDelivery({ ...store, source: { read: () => Promise.reject(new Error('down')) } })
      const { status } = await delivery.open('/webhtml/')
      await delivery.app.close()
      return status
    }
    expect(await restartWith(kept)).toBe(200)
    expect(await restartWith(kept.replaceAll('mf-x 简', 'mf-x 繁'))).toBe(503)
    expect(await restartWith(kept.slice(0, 100))).toBe(503)
  })
})

describe('before there ever was a set', () => {
  it('says that the site is being set up, readable without any build, and becomes the site', async () => {
    const store = aSite()
    store.broken.store = 'down'
    const delivery = await buildDelivery(store)
    const { status, html, headers } = await delivery.open('/webhtml/ticket_details')
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    for (const words of ['is being set up', '正在准备中', '正在準備中']) expect(html).toContain(words)
    expect(html).not.toContain('<script')
    expect((await delivery.open('/webhtml/registry.json')).status).toBe(503)
    expect(delivery.delivery.obstacle()).toBe('no set of builds is live')

    store.broken.store = undefined
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('1')
    expect(delivery.delivery.obstacle()).toBeUndefined()
    await delivery.app.close()
  })

  it('an empty release book is no set, and no fault as long as there was none', async () => {
    const store = aSite()
    const live = store.book.apps.map((app) => app.live)
    for (const app of store.book.apps) app.live = null
    const delivery = await buildDelivery(store)
    expect((await delivery.open('/webhtml/')).status).toBe(503)
    expect(await delivery.metrics.metrics()).not.toContain('delivery_faults_total{')
    for (const [at, app] of store.book.apps.entries()) app.live = live[at] ?? null
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('1')
    // A book that lost everything is one: the site goes on.
    for (const app of store.book.apps) app.live = null
    await delivery.refresh()
    expect(await versionOn(delivery)).toBe('1')
    expect(await delivery.metrics.metrics()).toContain('delivery_faults_total{kind="book"} 1')
    await delivery.app.close()
  })
})

it('the release book is looked at again and again without being asked to', async () => {
  const store = aSite()
  const delivery = await buildDelivery(store)
  store.publish('mf-x', '2', [aPage('/')])
  store.goLive({ 'mf-x': '2' })
  const end = performance.now() + 5_000
  while ((await versionOn(delivery)) !== '2' && performance.now() < end) await new Promise((go) => setTimeout(go, 50))
  expect(await versionOn(delivery)).toBe('2')
  await delivery.app.close()
})
