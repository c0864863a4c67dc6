/** @jest-environment jsdom */

import type { RegistryEntry, Withdrawals } from '@shuttle/contracts'
import { anEntry, aPage } from '../testing/a-registry-entry'
import { aRemote } from '../testing/a-remote'
import { ClosedPage, flushTasks, playRemotes } from '../testing/play-remotes'

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

const play = (latest: Withdrawals, before: (version: string) => RegistryEntry | undefined = () => older) => {
  const state = { latest }
  const site = playRemotes([newer, other], {
    load: async ({ version }) => modules[version as '1' | '2'].module,
    service: { before, withdrawn: () => state.latest },
  })
  const look = async () => {
    site.remotes.checkWithdrawals()
    await flushTasks()
  }
  return { ...site, state, look }
}

describe('a withdrawn version', () => {
  it('that was not loaded yet is simply replaced, and nothing is loaded for it', async () => {
    const { look, registry, loads } = play(TWO_IS_WITHDRAWN)
    await look()
    expect(registry.inUse('mf-account')).toBe(older)
    expect(registry.inUse('mf-purchase')).toBe(other)
    expect(loads).toEqual([])
  })

  it('that is loaded and cannot be seen is replaced, with its texts', async () => {
    const { look, remotes, texts } = play(TWO_IS_WITHDRAWN)
    await remotes.page(owner).first
    expect(texts.get('en mf-account')).toEqual({ says: '2 in en' })
    await look()
    const load = remotes.page(owner)
    await load.first
    expect(load.get()).toEqual({ kind: 'ready', value: modules[1].Page })
    expect(texts.get('en mf-account')).toEqual({ says: '1 in en' })
  })

  it('that can be seen stays until it is left, even for another page of its own', async () => {
    const { look, registry, mountedPages, remotes } = play(TWO_IS_WITHDRAWN)
    const leave = mountedPages.enter({ remote: 'mf-account', frame: 'first' })
    await look()
    expect(registry.inUse('mf-account')).toBe(newer)
    expect(remotes.leave('mf-account', 'first')).toBe(true)
    expect(registry.inUse('mf-account')).toBe(older)
    leave()
    await flushTasks()
    expect(registry.inUse('mf-account')).toBe(older)
  })

  it('stays while something of it lies over the page that is left', async () => {
    const { look, mountedPages, remotes } = play(TWO_IS_WITHDRAWN)
    mountedPages.enter({ remote: 'mf-account', frame: 'first' })
    mountedPages.enter({ remote: 'mf-account', frame: '' })
    await look()
    expect(remotes.leave('mf-account', 'first')).toBe(false)
  })

  it('stays in use when no version comes before it', async () => {
    const { look, registry } = play(TWO_IS_WITHDRAWN, () => undefined)
    await look()
    expect(registry.inUse('mf-account')).toBe(newer)
  })

  it('a withdrawn version is no fallback', async () => {
    const { look, registry, state } = play(TWO_IS_WITHDRAWN, (version) => (version === '2' ? older : undefined))
    await look()
    state.latest = news({ withdrawn: { 'mf-account': ['1', '2'] } })
    await look()
    expect(registry.inUse('mf-account')).toBe(older)
  })

  it('is replaced later when the service could not name the version before', async () => {
    jest.useFakeTimers()
    const { remotes, registry, service } = play(TWO_IS_WITHDRAWN)
    service.isDown = true
    remotes.checkWithdrawals()
    await jest.advanceTimersByTimeAsync(0)
    service.isDown = false
    await jest.advanceTimersByTimeAsync(5000)
    expect(registry.inUse('mf-account')).toBe(older)
    jest.useRealTimers()
  })
})

describe('a remote that is closed', () => {
  const CLOSED = news({ closed: ['mf-account'] })

  it('shows the closed page, and what it was once it is opened again', async () => {
    const { look, remotes, state } = play(CLOSED)
    await look()
    const closed = remotes.page(owner)
    await closed.first
    expect(closed.get()).toEqual({ kind: 'ready', value: ClosedPage })
    state.latest = news({ revision: 2 })
    await look()
    const open = remotes.page(owner)
    await open.first
    expect(open.get()).toEqual({ kind: 'ready', value: modules[2].Page })
  })

  it('stays visible until the page is left, and stays when it is opened again before that', async () => {
    const { look, registry, mountedPages, state } = play(CLOSED)
    const leave = mountedPages.enter({ remote: 'mf-account', frame: 'first' })
    await look()
    expect(registry.inUse('mf-account')).toBe(newer)
    state.latest = news({ revision: 2 })
    await look()
    leave()
    await flushTasks()
    expect(registry.inUse('mf-account')).toBe(newer)
  })

  it('from the start cannot be opened within this page', async () => {
    const closed = { ...newer, container: '', entry: '', integrity: '', closed: true }
    const site = playRemotes([closed], { load: async () => modules[2].module, service: { before: () => older } })
    site.remotes.checkWithdrawals()
    await flushTasks()
    expect(site.registry.inUse('mf-account')).toBe(closed)
  })
})
