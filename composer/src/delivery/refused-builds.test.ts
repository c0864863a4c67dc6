import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type AcceptedBuild, keyLabel, signRecord } from '@shuttle/releases'
import { buildPrefix } from '../artefacts/artefact-store'
import { newKey, writeKeyFile } from '../testing/key-file'
import { aShell } from './testing/a-record'
import { type AStore, aPage, aStore } from './testing/a-store'
import { type BuiltDelivery, buildDelivery } from './testing/build-delivery'
import { countFaults } from './testing/count-faults'

const recordFile = (store: AStore, app: string, version: string) => {
  const kind = app === 'shell' ? 'shell' : 'remote'
  return join(store.dir, buildPrefix({ kind, name: app, version }), 'remote.json')
}

/** A site with one shell and two remotes, and a second key that may sign some of its builds. */
const aSite = () => {
  const store = aStore({ 'mf-x': [aPage('/')], 'mf-y': [aPage('/y')] })
  const second = newKey()
  const label = keyLabel('shell', Buffer.from(second.publicText, 'base64'))
  /** Gives the second key to this app in the key file, or to none. */
  const admitFor = (app?: string) =>
    writeKeyFile(
      store.keyFile,
      Object.fromEntries(
        ['shell', 'mf-x', 'mf-y'].map((owner) => [owner, owner === app ? [store.key, second] : [store.key]]),
      ),
    )
  const signBySecond = (app: string, version: string) => {
    const signature = signRecord(readFileSync(recordFile(store, app, version)), second.key)
    const build = store.registry.apps
      .find(({ name }) => name === app)
      ?.builds.find((one: AcceptedBuild) => one.version === version)
    Object.assign(build ?? {}, { signature, publisher: label })
    admitFor(app)
  }
  /** Revokes the key together with its builds; `live` is what remains live of the shell. */
  const revokeSecond = (live: string) => {
    store.registry.revokedKeys = [{ key: label, withdrawsBuilds: true, by: 'operator:0', at: 1 }]
    store.change('shell', { live })
  }
  return { store, admitFor, signBySecond, revokeSecond }
}
const composed = async ({ open }: BuiltDelivery) => {
  const { boot, status } = await open('/webhtml/')
  const entries = boot?.registry.remotes.filter(({ name }) => name !== 'shell')
  const remotes = entries?.map(({ name, version }) => `${name} ${version}`)
  return { status, shell: boot?.registry.shell, remotes }
}

describe('a shell that was revoked', () => {
  /** The third version is signed by the second key and live; the second version cannot be read. */
  const threeShells = async () => {
    const site = aSite()
    for (const version of ['2', '3']) {
      site.store.accept(aShell(version))
      site.store.goLive({ shell: version })
    }
    site.signBySecond('shell', '3')
    rmSync(recordFile(site.store, 'shell', '2'))
    const delivery = await buildDelivery(site.store)
    expect((await composed(delivery)).shell).toBe('3')
    return { ...site, delivery }
  }

  it('a shell that was revoked is replaced by the version before the one that became live, when that cannot be read', async () => {
    const { revokeSecond, delivery } = await threeShells()
    revokeSecond('2')
    await delivery.refresh()
    expect(await composed(delivery)).toMatchObject({ status: 200, shell: '1' })
    await delivery.app.close()
  })

  it('a shell that was only rolled back stays when the version to go back to cannot be read', async () => {
    const { store, delivery } = await threeShells()
    store.change('shell', { live: '2' })
    await delivery.refresh()
    expect((await composed(delivery)).shell).toBe('3')
    await delivery.app.close()
  })

  it('a shell that was revoked is sent to no visitor when there is no other one, and pages show that until there is', async () => {
    const { store, admitFor, signBySecond } = aSite()
    signBySecond('shell', '1')
    const delivery = await buildDelivery(store)
    expect((await composed(delivery)).status).toBe(200)
    admitFor()
    await delivery.refresh()
    expect((await composed(delivery)).status).toBe(503)
    admitFor('shell')
    await delivery.refresh()
    expect(await composed(delivery)).toMatchObject({ status: 200, shell: '1' })
    await delivery.app.close()
  })
})

describe('builds that were read under earlier keys', () => {
  /**
   * Versions of this app by the second key from `first` on, each live for a while:
   * more than a snapshot reads as fallbacks.
   */
  const fiveVersions = async (app: 'shell' | 'mf-x', first: 1 | 2 = 1) => {
    const site = aSite()
    if (first === 1) site.signBySecond(app, '1')
    const delivery = await buildDelivery(site.store)
    for (const version of ['2', '3', '4', '5', '6'].slice(0, first + 3)) {
      if (app === 'shell') site.store.accept(aShell(version))
      else site.store.publish(app, version, [aPage('/')])
      site.signBySecond(app, version)
      site.store.goLive({ [app]: version })
      await delivery.refresh()
    }
    return { ...site, delivery }
  }

  it('builds of a removed key leave all pages, as live builds of a remote and as fallbacks, until their key is back', async () => {
    const { admitFor, delivery } = await fiveVersions('mf-x')
    expect((await composed(delivery)).remotes).toEqual(['mf-x 5', 'mf-y 1'])
    admitFor()
    await delivery.refresh()
    expect(await composed(delivery)).toMatchObject({ status: 404, remotes: ['mf-y 1'] })
    admitFor('mf-x')
    await delivery.refresh()
    expect((await composed(delivery)).remotes).toEqual(['mf-x 5', 'mf-y 1'])
    await delivery.app.close()
  })

  it('builds of earlier keys are replaced by the earlier version of a remote that another key signed', async () => {
    const { admitFor, delivery } = await fiveVersions('mf-x', 2)
    expect((await composed(delivery)).remotes).toEqual(['mf-x 6', 'mf-y 1'])
    admitFor()
    await delivery.refresh()
    expect((await composed(delivery)).remotes).toEqual(['mf-x 1', 'mf-y 1'])
    expect((await delivery.app.inject('/webhtml/remotes/mf-x/1/entry.js')).statusCode).toBe(200)
    await delivery.app.close()
  })

  it('builds that were read under earlier keys are no fallbacks of a remote either while another remote is pinned', async () => {
    const { store, admitFor, signBySecond } = aSite()
    for (const version of ['2', '3']) {
      store.publish('mf-x', version, [aPage('/')])
      store.goLive({ 'mf-x': version })
    }
    signBySecond('mf-x', '2')
    const delivery = await buildDelivery(store)
    const readBefore = async () => (await delivery.open('/webhtml/')).before
    store.publish('mf-y', '2', [aPage('/y')])
    rmSync(recordFile(store, 'mf-y', '2'))
    store.goLive({ 'mf-y': '2' })
    admitFor('mf-x')
    await delivery.refresh()
    expect([(await composed(delivery)).remotes, await readBefore()]).toEqual([['mf-x 3', 'mf-y 1'], '2,,'])
    admitFor()
    await delivery.refresh()
    expect([(await composed(delivery)).remotes, await readBefore()]).toEqual([['mf-x 3', 'mf-y 1'], '1,,'])
    await delivery.app.close()
  })

  it('builds of earlier keys are counted once as fallbacks of a remote, however many snapshots there are', async () => {
    const { store, admitFor, signBySecond } = aSite()
    signBySecond('mf-x', '1')
    store.publish('mf-x', '2', [aPage('/')])
    store.goLive({ 'mf-x': '2' })
    admitFor('mf-x')
    let now = 0
    const delivery = await buildDelivery(store, { elapsed: () => now })
    const goOn = async (version: string) => {
      store.publish('mf-y', version, [aPage('/y')])
      store.goLive({ 'mf-y': version })
      admitFor()
      for (let polls = 0; polls < 3; polls += 1) {
        now += 31_000
        await delivery.refresh()
      }
      expect((await composed(delivery)).remotes).toEqual(['mf-x 2', `mf-y ${version}`])
    }
    const readFaults = () => countFaults(delivery.metrics, 'signature')
    expect(await readFaults()).toBe(0)
    for (const version of ['2', '3', '4']) await goOn(version)
    expect(await readFaults()).toBe(1)
    admitFor('mf-x')
    await delivery.refresh()
    await goOn('5')
    expect(await readFaults()).toBe(2)
    await delivery.app.close()
  })

  it('builds that were read under earlier keys are not inlined into pages any more when they are of the shell', async () => {
    const { admitFor, delivery } = await fiveVersions('shell')
    expect((await composed(delivery)).shell).toBe('5')
    admitFor()
    await delivery.refresh()
    expect((await composed(delivery)).status).toBe(503)
    admitFor('shell')
    await delivery.refresh()
    expect((await composed(delivery)).shell).toBe('5')
    await delivery.app.close()
  })
})

describe('a remote with one version whose key left the file', () => {
  const withoutItsKey = async () => {
    const { store, admitFor, signBySecond } = aSite()
    signBySecond('mf-x', '1')
    const delivery = await buildDelivery(store)
    expect((await composed(delivery)).remotes).toEqual(['mf-x 1', 'mf-y 1'])
    store.publish('mf-y', '2', [aPage('/y')])
    store.goLive({ 'mf-y': '2' })
    admitFor()
    return { store, admitFor, delivery }
  }

  it('leaves the pages, returns with its key, and the others move', async () => {
    const { admitFor, delivery } = await withoutItsKey()
    await delivery.refresh()
    expect(await composed(delivery)).toMatchObject({ status: 404, remotes: ['mf-y 2'] })
    admitFor('mf-x')
    await delivery.refresh()
    expect((await composed(delivery)).remotes).toEqual(['mf-x 1', 'mf-y 2'])
    await delivery.app.close()
  })

  it('leaves the pages also when another remote has no version left', async () => {
    const { store, delivery } = await withoutItsKey()
    store.publish('mf-z', '1', [aPage('/z')])
    rmSync(recordFile(store, 'mf-z', '1'))
    store.goLive({ 'mf-z': '1' })
    store.registry.revision += 1
    writeKeyFile(store.keyFile, Object.fromEntries(['shell', 'mf-y', 'mf-z'].map((owner) => [owner, [store.key]])))
    await delivery.refresh()
    expect((await composed(delivery)).remotes).toEqual(['mf-y 1'])
    await delivery.app.close()
  })

  it('leaves a process that just started unready: its key file may be the wrong one', async () => {
    const { store, delivery } = await withoutItsKey()
    await delivery.app.close()
    rmSync(join(store.dir, 'last-good.json'))
    const started = await buildDelivery(store)
    expect(await started.delivery.obstacle()).toBe('no deployment set is live')
    await started.app.close()
  })
})
