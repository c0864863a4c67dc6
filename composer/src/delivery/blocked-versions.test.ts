import { aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'

/** A site on which `mf-x` 1, then 2 went live, with the revision of its set. */
const aSite = async (versions: readonly string[] = ['1', '2']) => {
  const store = aStore({ 'mf-x': [aPage('/')] })
  for (const version of versions.slice(1)) {
    store.publish('mf-x', version, [aPage('/')])
    store.goLive({ 'mf-x': version })
  }
  const { open } = await buildDelivery(store)
  const registryFor = async (cookie: string) => (await open('/webhtml/', { cookie })).boot.registry
  return {
    revisionFor: async (cookie: string) => (await registryFor(cookie)).revision,
    versionFor: async (cookie: string) => (await registryFor(cookie)).remotes[0]?.version,
  }
}

it('[D11.containment.6] gives a browser whose page a version blocked twice the version before', async () => {
  const { revisionFor, versionFor } = await aSite()
  const revision = await revisionFor('')
  expect(await versionFor('')).toBe('2')
  expect(await versionFor(`blocked=mf-x~2~${revision}~1`)).toBe('2')
  expect(await versionFor(`blocked=mf-x~2~${revision}~2`)).toBe('1')
  expect(await versionFor(`blocked=mf-x~2~${revision}~3`)).toBe('1')
})

it('gives a version that blocked the page again with another set of versions', async () => {
  const { versionFor } = await aSite()
  expect(await versionFor('blocked=mf-x~2~of-an-earlier-set~2')).toBe('2')
})

it('gives a version that blocked the page where none went live before it', async () => {
  const { revisionFor, versionFor } = await aSite(['1'])
  expect(await versionFor(`blocked=mf-x~1~${await revisionFor('')}~2`)).toBe('1')
})

it('skips the version before as well when it blocked the page of the set that it came with', async () => {
  const { revisionFor, versionFor } = await aSite(['1', '2', '3'])
  const first = `mf-x~3~${await revisionFor('')}~2`
  expect(await versionFor(`blocked=${first}`)).toBe('2')
  const second = `mf-x~2~${await revisionFor(`blocked=${first}`)}~2`
  expect(await versionFor(`blocked=${first}!${second}`)).toBe('1')
})

it.each(['blocked=', 'blocked=mf-x', 'blocked=mf-x~2~~two', 'blocked=!!!', 'blocked=~~~2'])(
  'a cookie that no boot script wrote changes nothing: %s',
  async (cookie) => {
    const { versionFor } = await aSite()
    expect(await versionFor(cookie)).toBe('2')
  },
)
