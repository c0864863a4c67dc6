import { aPage, aStore } from './testing/a-store'
import { type BuiltDelivery, buildDelivery } from './testing/build-delivery'
import { countFaults } from './testing/count-faults'

const open: BuiltDelivery[] = []
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close()
})

/** A shell, the owner of the home page and another remote, of which only `live` are live. */
const build = async (live: readonly string[], expectedApps: readonly string[] = []) => {
  const store = aStore({})
  if (!live.includes('shell')) store.change('shell', { live: null })
  store.publish('mf-home', '1', [aPage('/')])
  store.publish('mf-other', '1', [aPage('/other')])
  for (const name of live) store.goLive({ [name]: '1' })
  const site = await buildDelivery(store, { expectedApps })
  open.push(site)
  const goLive = async (name: string) => {
    store.goLive({ [name]: '1' })
    await site.refresh()
  }
  const retire = async (name: string) => {
    store.change(name, { live: null })
    await site.refresh()
  }
  const getStatus = async (path: string) => (await site.open(`/webhtml${path}`)).status
  const countHomeFaults = () => countFaults(site.metrics, 'home')
  return { obstacle: site.delivery.obstacle, goLive, retire, getStatus, countHomeFaults }
}

it('a site is not ready before its shell is live', async () => {
  const { obstacle, getStatus } = await build([])
  expect([await obstacle(), await getStatus('/')]).toEqual(['no deployment set is live', 503])
})

it('a site is not ready before a remote is live', async () => {
  const { obstacle, goLive } = await build(['shell'])
  expect(await obstacle()).toBe('no remote was ever live')
  await goLive('mf-home')
  expect(await obstacle()).toBeUndefined()
})

it('a process stays ready without an owner of the home page, and counts the fault', async () => {
  const { obstacle, goLive, getStatus, countHomeFaults } = await build(['shell', 'mf-other'])
  expect(await countHomeFaults()).toBe(0)
  expect([await obstacle(), await getStatus('/'), await countHomeFaults()]).toEqual([undefined, 404, 1])
  await goLive('mf-home')
  expect([await obstacle(), await getStatus('/'), await countHomeFaults()]).toEqual([undefined, 200, 1])
})

it('a site is not ready before every expected app is live', async () => {
  const { obstacle, goLive, getStatus } = await build(['shell'], ['shell', 'mf-home', 'mf-other'])
  expect(await obstacle()).toBe('not live yet: mf-home, mf-other')
  await goLive('mf-home')
  expect([await obstacle(), await getStatus('/other')]).toEqual(['not live yet: mf-other', 404])
  await goLive('mf-other')
  expect([await obstacle(), await getStatus('/other')]).toEqual([undefined, 200])
})

it('a site that expects no app is ready while pages of another remote are 404 (negative control)', async () => {
  const { obstacle, getStatus } = await build(['shell', 'mf-home'])
  expect([await obstacle(), await getStatus('/other')]).toEqual([undefined, 404])
})

it('a site does not wait for a remote that was retired', async () => {
  const { obstacle, goLive, retire, getStatus } = await build(['shell', 'mf-home'], ['shell', 'mf-home', 'mf-other'])
  expect(await obstacle()).toBe('not live yet: mf-other')
  await goLive('mf-other')
  await retire('mf-other')
  expect([await obstacle(), await getStatus('/other')]).toEqual([undefined, 404])
})
