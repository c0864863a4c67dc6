/** @jest-environment jsdom */

import type { RegistryEntry, Withdrawals } from '@shuttle/contracts'
import { pageMountPoint } from '../remotes/mount-point'
import { anEntry, aPage } from '../testing/a-registry-entry'
import { aRemote } from '../testing/a-remote'
import { ClosedPage, createScriptedRemotes, flushTasks } from '../testing/scripted-remotes'

const login = aPage({ path: '/login' })
const anAccountEntry = (version: string) =>
  anEntry({ name: 'mf-account', version, entry: `/webhtml/remotes/mf-account/${version}/entry.js`, pages: [login] })
const other = anEntry({ name: 'mf-purchase', pages: [aPage({ path: '/' })] })
const older = anAccountEntry('1')
const newer = anAccountEntry('2')
const owner = { entry: newer, page: login }
const modules = { 1: aRemote(older), 2: aRemote(newer) }

const news = (change: Partial<Withdrawals>): Withdrawals => ({ revision: 1, withdrawn: {}, closed: [], ...change })
const TWO_IS_WITHDRAWN = news({ withdrawn: { 'mf-account': ['2'] } })

const setUpSite = (
  latest: Withdrawals,
  next: (version: string) => RegistryEntry | undefined = () => older,
  composed: RegistryEntry = newer,
) => {
  const state = { latest, next }
  const site = createScriptedRemotes([composed, other], {
    load: async ({ version }) => modules[version as '1' | '2'].module,
    service: { before: () => undefined, next: (version) => state.next(version), withdrawn: () => state.latest },
  })
  const checkWithdrawals = async () => {
    void site.remotes.checkWithdrawals()
    await flushTasks()
  }
  return { ...site, state, checkWithdrawals }
}

describe('a withdrawn version', () => {
  it('a withdrawn version is replaced without loading anything when it was not loaded yet', async () => {
    const { checkWithdrawals, registry, loads } = setUpSite(TWO_IS_WITHDRAWN)
    await checkWithdrawals()
    expect(registry.inUse('mf-account')).toBe(older)
    expect(registry.inUse('mf-purchase')).toBe(other)
    expect(loads).toEqual([])
  })

  it('a withdrawn version is replaced with its texts when it is loaded and not visible', async () => {
    const { checkWithdrawals, remotes, texts } = setUpSite(TWO_IS_WITHDRAWN)
    await remotes.page(owner).first
    expect(texts.get('en mf-account')).toEqual({ label: '2 in en' })
    await checkWithdrawals()
    const load = remotes.page(owner)
    await load.first
    expect(load.get()).toEqual({ kind: 'ready', value: modules[1].Page })
    expect(texts.get('en mf-account')).toEqual({ label: '1 in en' })
  })

  it('a withdrawn version stays while visible until it is left, even for another page of its own', async () => {
    const { checkWithdrawals, registry, mountedPages, remotes } = setUpSite(TWO_IS_WITHDRAWN)
    const leave = mountedPages.enter({ remote: 'mf-account', frame: 'first' })
    await checkWithdrawals()
    expect(registry.inUse('mf-account')).toBe(newer)
    expect(remotes.leave('mf-account', 'first')).toBe(true)
    expect(registry.inUse('mf-account')).toBe(older)
    leave()
    await flushTasks()
    expect(registry.inUse('mf-account')).toBe(older)
  })

  it('a withdrawn version stays while something of it lies over the page that the user leaves', async () => {
    const { checkWithdrawals, mountedPages, remotes } = setUpSite(TWO_IS_WITHDRAWN)
    mountedPages.enter({ remote: 'mf-account', frame: 'first' })
    mountedPages.enter({ remote: 'mf-account', frame: '' })
    await checkWithdrawals()
    expect(remotes.leave('mf-account', 'first')).toBe(false)
  })

  it('a withdrawn version stays in use when nothing can take its place', async () => {
    const { checkWithdrawals, registry } = setUpSite(TWO_IS_WITHDRAWN, () => undefined)
    await checkWithdrawals()
    expect(registry.inUse('mf-account')).toBe(newer)
  })

  it('takes over again when it is restored and its successor is withdrawn', async () => {
    const { checkWithdrawals, registry, state } = setUpSite(TWO_IS_WITHDRAWN)
    await checkWithdrawals()
    expect(registry.inUse('mf-account')).toBe(older)
    state.latest = news({ revision: 2, withdrawn: { 'mf-account': ['1'] } })
    state.next = () => newer
    await checkWithdrawals()
    expect(registry.inUse('mf-account')).toBe(newer)
  })

  it('a withdrawn version is queried once, not for each equal answer', async () => {
    const { checkWithdrawals, mountedPages, queries } = setUpSite(TWO_IS_WITHDRAWN)
    mountedPages.enter({ remote: 'mf-account', frame: 'first' })
    for (let times = 0; times < 3; times += 1) await checkWithdrawals()
    expect(queries.filter((one) => one === 'next 2')).toHaveLength(1)
  })

  it('a withdrawn version is replaced later when the service could not provide the version before', async () => {
    jest.useFakeTimers()
    const { remotes, registry, service } = setUpSite(TWO_IS_WITHDRAWN)
    service.isDown = true
    void remotes.checkWithdrawals()
    await jest.advanceTimersByTimeAsync(0)
    service.isDown = false
    await jest.advanceTimersByTimeAsync(3000)
    expect(registry.inUse('mf-account')).toBe(older)
    jest.useRealTimers()
  })
})

describe('a remote that is closed', () => {
  const CLOSED = news({ closed: ['mf-account'] })
  const drawn = async ({ remotes, registry }: ReturnType<typeof setUpSite>) => {
    const entry = registry.inUse('mf-account') ?? newer
    const load = remotes.page({ entry, page: login })
    await load.first
    return load.get()
  }

  it('shows the closed page, and what new pages get once it is opened again', async () => {
    const site = setUpSite(CLOSED, () => newer)
    await site.checkWithdrawals()
    expect(await drawn(site)).toEqual({ kind: 'ready', value: ClosedPage })
    site.state.latest = news({ revision: 2 })
    await site.checkWithdrawals()
    expect(await drawn(site)).toEqual({ kind: 'ready', value: modules[2].Page })
  })

  it('closes what is on the screen, and reopens in the version released meanwhile', async () => {
    const site = setUpSite(CLOSED, () => older)
    site.mountedPages.enter({ remote: 'mf-account', frame: 'first' })
    await site.checkWithdrawals()
    expect(site.registry.inUse('mf-account')).toMatchObject({ version: '2', closed: true })
    expect(await drawn(site)).toEqual({ kind: 'ready', value: ClosedPage })
    site.state.latest = news({ revision: 2 })
    await site.checkWithdrawals()
    expect(site.registry.inUse('mf-account')).toBe(older)
    expect(await drawn(site)).toEqual({ kind: 'ready', value: modules[1].Page })
  })

  it('reopens unchanged where no other version runs on this page', async () => {
    const site = setUpSite(CLOSED, () => undefined)
    await site.checkWithdrawals()
    site.state.latest = news({ revision: 2 })
    await site.checkWithdrawals()
    expect(site.registry.inUse('mf-account')).toEqual(newer)
  })

  it('opens within a page that started with it closed, as soon as a version runs on that page', async () => {
    const closed = { ...newer, container: '', entry: '', integrity: '', closed: true }
    const site = setUpSite(CLOSED, () => undefined, closed)
    await site.checkWithdrawals()
    expect(site.registry.inUse('mf-account')).toBe(closed)
    site.state.latest = news({ revision: 2 })
    await site.checkWithdrawals()
    expect(site.registry.inUse('mf-account')).toBe(closed)
    site.state.next = () => newer
    await site.checkWithdrawals()
    expect(site.registry.inUse('mf-account')).toBe(newer)
    expect(await drawn(site)).toEqual({ kind: 'ready', value: modules[2].Page })
  })

  it('a remote that is closed does not affect a version that waits for a failed one to be left', async () => {
    const site = setUpSite(news({}), () => newer)
    site.service.before = () => older
    const page = site.mountedPages.enter({ remote: 'mf-account', frame: 'first' })
    void site.remotes.replaceCrashed(pageMountPoint('/login'), newer, new Error('broken'))
    await flushTasks()
    await site.checkWithdrawals()
    page()
    await flushTasks()
    expect(site.registry.inUse('mf-account')).toBe(older)
  })
})
