import { aShell } from './testing/a-record'
import { aPage, aStore } from './testing/a-store'
import { type BuiltDelivery, buildDelivery } from './testing/build-delivery'

const VISITORS = 400
/** Cohorts in no order and unevenly spaced, as visitors would bring them. */
const cohorts = Array.from({ length: VISITORS }, (_, visitor) => (visitor * 4639 + 17) % 10_000)

/** A few cohorts in no order. */
const some = Array.from({ length: 40 }, (_, visitor) => (visitor * visitor * 7919 + visitor * 331) % 10_000)

const aTrial = async (stage: 'staff' | '5' | '25' = '5') => {
  const store = aStore({ 'mf-x': [aPage('/')] })
  store.publish('mf-x', '2', [aPage('/')])
  store.change('mf-x', { canary: { version: '2', stage } })
  return store
}
const versionFor = async ({ open }: BuiltDelivery, cookie: string): Promise<string> =>
  (await open('/webhtml/', { cookie })).boot.registry.remotes[0]?.version ?? 'none'
const versionsFor = async ({ app }: BuiltDelivery, visitors: readonly number[]): Promise<string[]> => {
  const versions: string[] = []
  for (const cohort of visitors) {
    const { remotes } = (
      await app.inject({ url: '/webhtml/registry.json', headers: { cookie: `cohort=${cohort}` } })
    ).json()
    versions.push(remotes[0].version)
  }
  return versions
}

describe('a release on trial', () => {
  it.each(['5', '25'] as const)(
    'a release on trial is given to %s per cent of visitors, the same on every server and after a restart',
    async (stage) => {
      const store = await aTrial(stage)
      const [one, other] = [await buildDelivery(store), await buildDelivery(store)]
      const versions: string[] = []
      for (const cohort of cohorts) versions.push(await versionFor(one, `cohort=${cohort}`))
      const share = (100 * versions.filter((version) => version === '2').length) / VISITORS
      expect(Math.abs(share - Number(stage))).toBeLessThan(1)
      // All visitors of the trial, and every eighth of the others.
      const sample = cohorts.flatMap((_, at) => (versions[at] === '2' || at % 8 === 0 ? [at] : []))
      const [visitors, expected] = [sample.map((at) => cohorts[at] ?? 0), sample.map((at) => versions[at])]
      expect(await versionsFor(other, visitors)).toEqual(expected)
      await one.app.close()
      const restarted = await buildDelivery(store)
      expect(await versionsFor(restarted, visitors)).toEqual(expected)
      await Promise.all([other.app.close(), restarted.app.close()])
    },
    60_000,
  )

  it('gives a visitor without a cohort one, which stays the same', async () => {
    const delivery = await buildDelivery(await aTrial('25'))
    for (let visit = 0; visit < 20; visit++) {
      const first = await delivery.open('/webhtml/')
      const cookie = first.cookies[0]
      expect(cookie).toMatchObject({
        name: 'cohort',
        value: expect.stringMatching(/^\d{1,4}$/),
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 31_536_000,
      })
      const again = await delivery.open('/webhtml/', { cookie: `cohort=${cookie?.value}` })
      expect(again.boot.registry).toEqual(first.boot.registry)
      expect(again.headers).not.toHaveProperty('set-cookie')
    }
  })

  it.each(['', 'cohort=', 'cohort=-1', 'cohort=10000', 'cohort=1e3', 'cohort=none'])(
    'treats "%s" as no cohort',
    async (cookie) =>
      expect((await (await buildDelivery(await aTrial())).open('/webhtml/', { cookie })).cookies).toHaveLength(1),
  )

  it('draws no cohort when no trial by share needs it', async () => {
    const live = aStore({ 'mf-x': [aPage('/')] })
    for (const store of [live, await aTrial('staff')])
      expect((await (await buildDelivery(store)).open('/webhtml/')).headers).not.toHaveProperty('set-cookie')
  })

  it('marks its cookie secure only when the site is reached over https', async () => {
    const { open } = await buildDelivery(await aTrial(), { secure: true })
    expect((await open('/webhtml/')).headers['set-cookie']).toMatch(/; Secure$/)
  })

  it('adds its new paths for the visitors of the trial', async () => {
    const store = aStore({ 'mf-x': [aPage('/')] })
    store.publish('mf-x', '2', [aPage('/'), aPage('/new')])
    store.change('mf-x', { canary: { version: '2', stage: '25' } })
    const delivery = await buildDelivery(store)
    const chosen = new Set<boolean>()
    for (const cohort of some) {
      const cookie = `cohort=${cohort}`
      const isChosen = (await versionFor(delivery, cookie)) === '2'
      chosen.add(isChosen)
      expect((await delivery.open('/webhtml/new', { cookie })).status).toBe(isChosen ? 200 : 404)
    }
    expect(chosen.size).toBe(2)
  })

  it('a release on trial is counted by version', async () => {
    const delivery = await buildDelivery(await aTrial('25'))
    for (const cohort of some) await versionFor(delivery, `cohort=${cohort}`)
    const text = await delivery.metrics.metrics()
    expect(text).toContain('pages_composed_total{remote="shell",version="1"} 40')
    const counted = ['1', '2'].map((version) =>
      Number(new RegExp(`remote="mf-x",version="${version}"} (\\d+)`).exec(text)?.[1]),
    )
    expect(counted[0]).toBeGreaterThan(0)
    expect(counted[1]).toBeGreaterThan(0)
    expect((counted[0] ?? 0) + (counted[1] ?? 0)).toBe(40)
  })
})

it('a browser in which the shell did not start gets the one before', async () => {
  const store = aStore({ 'mf-x': [aPage('/')] })
  store.accept(aShell('2'))
  store.goLive({ shell: '2' })
  const { open } = await buildDelivery(store)
  const shellFor = async (cookie: string) => (await open('/webhtml/', { cookie })).boot.registry.shell
  expect(await Promise.all(['', 'failed_shell=2', 'failed_shell=1'].map(shellFor))).toEqual(['2', '1', '2'])
})
