/** @jest-environment jsdom */

import type { RegistryEntry, RemoteModule } from '@shuttle/contracts'
import { pageMountPoint } from '../remotes/mount-point'
import { anEntry, aPage } from '../testing/a-registry-entry'
import { aRemote } from '../testing/a-remote'
import { createScriptedRemotes, flushTasks } from '../testing/scripted-remotes'

const login = aPage({ path: '/login', title: 'Sign in' })
const my = aPage({ path: '/my' })
const anAccountEntry = (version: string, change: Partial<RegistryEntry> = {}) =>
  anEntry({
    name: 'mf-account',
    version,
    container: `account_${version}`,
    entry: `/webhtml/remotes/mf-account/${version}/entry.js`,
    pages: [login, my],
    slots: ['login-panel.v1'],
    ...change,
  })
const older = anAccountEntry('1')
const newer = anAccountEntry('2')
const owner = { entry: newer, page: login }
const ownerOfMy = { entry: newer, page: my }
const good = { 1: aRemote(older), 2: aRemote(newer) }

/** A site with a broken version 2, and a working version 1 before it. */
const setUpSite = (
  newerModule: () => Promise<RemoteModule>,
  more: { older?: () => Promise<RemoteModule>; before?: RegistryEntry | undefined; pinned?: boolean } = {},
) => {
  const before = 'before' in more ? more.before : older
  return createScriptedRemotes([newer], {
    load: ({ version }) => (version === '2' ? newerModule() : (more.older?.() ?? Promise.resolve(good[1].module))),
    service: { before: (version) => (version === '2' ? before : undefined) },
    admit: () => more.pinned ?? true,
  })
}
const entryIsGone = () => Promise.reject<RemoteModule>(new Error('404'))
const broken = (change: Partial<RemoteModule>) => async () => ({ ...good[2].module, ...change })
const gone = () => Promise.reject(new Error('chunk 404'))

const FAULTS: Record<string, () => Promise<RemoteModule>> = {
  'entry gone': entryIsGone,
  'page chunk gone': broken({ pages: { ...good[2].module.pages, '/login': gone } }),
  'texts gone': broken({ texts: { 'zh-cn': gone, 'zh-hk': gone, en: gone } }),
  'export missing': broken({ pages: { ...good[2].module.pages, '/login': async () => ({}) as never } }),
  'another contract': broken({ manifest: { ...good[2].module.manifest, contract: 2 as 1 } }),
  'throw on evaluation': async () => {
    throw new TypeError('x is undefined')
  },
}

describe('the version before', () => {
  it.each(Object.keys(FAULTS))('replaces a version that fails: %s', async (name) => {
    const { remotes, registry, texts, faults } = setUpSite(FAULTS[name] as () => Promise<RemoteModule>)
    const load = remotes.page(owner)
    await load.first
    expect(load.get()).toEqual({ kind: 'ready', value: good[1].Page })
    expect(registry.inUse('mf-account')).toBe(older)
    expect(texts.get('en mf-account')).toEqual({ label: '1 in en' })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^page \/login of 2: .* -> 1$/)
  })

  it('replaces a version whose promise never resolves, after its time', async () => {
    jest.useFakeTimers()
    const { remotes } = setUpSite(broken({ pages: { ...good[2].module.pages, '/login': () => new Promise(() => {}) } }))
    const load = remotes.page(owner)
    await jest.advanceTimersByTimeAsync(19_999)
    expect(load.get().kind).toBe('loading')
    await jest.advanceTimersByTimeAsync(1)
    expect(load.get()).toEqual({ kind: 'ready', value: good[1].Page })
    jest.useRealTimers()
  })

  it('the version before is not used when the fault has passed: a working version is retried first', async () => {
    let loads = 0
    const { remotes, registry, faults } = setUpSite(() =>
      loads++ === 0 ? entryIsGone() : Promise.resolve(good[2].module),
    )
    const load = remotes.page(owner)
    await load.first
    expect(load.get()).toEqual({ kind: 'ready', value: good[2].Page })
    expect(registry.inUse('mf-account')).toBe(newer)
    expect(faults).toEqual(['page /login of 2: 404 -> 2'])
  })

  it('the version before is not used while the service cannot be reached: the card retries instead', async () => {
    let isDown = true
    const site = setUpSite(() => (isDown ? entryIsGone() : Promise.resolve(good[2].module)))
    site.service.isDown = true
    const load = site.remotes.page(owner)
    await load.first
    expect(load.get().kind).toBe('failed')
    expect(site.loads).toEqual(['2 0'])
    expect(site.faults).toEqual(['page /login of 2: 404 -> card'])
    site.service.isDown = false
    isDown = false
    load.retry()
    await flushTasks()
    expect(load.get()).toEqual({ kind: 'ready', value: good[2].Page })
    expect(site.registry.inUse('mf-account')).toBe(newer)
  })

  it.each([
    ['there is none', { before: undefined }],
    ['it lacks the page', { before: anAccountEntry('1', { pages: [my] }) }],
    ['the page does not admit it', { pinned: false }],
  ])('the version before does not replace the card when %s', async (_, more) => {
    const { remotes, registry, faults, loads } = setUpSite(entryIsGone, more)
    const load = remotes.page(owner)
    await load.first
    expect(load.get().kind).toBe('failed')
    expect(registry.inUse('mf-account')).toBe(newer)
    expect(faults).toEqual(['page /login of 2: 404 -> card'])
    expect(loads).toEqual(['2 0'])
  })

  it('the version before does not replace the card when it fails too, and each retry tries both again', async () => {
    let isOlderBroken = true
    const site = setUpSite(entryIsGone, { older: () => (isOlderBroken ? gone() : Promise.resolve(good[1].module)) })
    const load = site.remotes.page(owner)
    await load.first
    expect(load.get().kind).toBe('failed')
    expect(site.faults).toEqual(['page /login of 1: chunk 404 -> card', 'page /login of 2: 404 -> card'])
    expect(site.loads).toEqual(['2 0', '2 1', '1 0'])
    isOlderBroken = false
    load.retry()
    await flushTasks()
    expect(load.get()).toEqual({ kind: 'ready', value: good[1].Page })
    expect(site.loads).toEqual(['2 0', '2 1', '1 0', '2 2', '1 1'])
  })

  it('serves every other mount point of the remote from then on', async () => {
    const { remotes } = setUpSite(FAULTS['page chunk gone'] as () => Promise<RemoteModule>)
    await remotes.page(ownerOfMy).first
    expect(remotes.page(ownerOfMy).get()).toEqual({ kind: 'ready', value: good[2].Page })
    await remotes.page(owner).first
    await remotes.page(ownerOfMy).first
    expect(remotes.page(ownerOfMy).get()).toEqual({ kind: 'ready', value: good[1].Page })
  })

  it('the version before is loaded once for mount points that fail at the same time', async () => {
    const { remotes, registry } = setUpSite(entryIsGone)
    const slot = remotes.slot('login-panel.v1')
    const page = remotes.page(owner)
    await Promise.all([page.first, slot.first])
    expect(registry.inUse('mf-account')).toBe(older)
    expect(page.get()).toEqual({ kind: 'ready', value: good[1].Page })
    expect(slot.get()).toEqual({ kind: 'ready', value: good[1].Slot })
  })

  it('uses the language that the user switches to while it loads', async () => {
    let arrive: (module: RemoteModule) => void = () => undefined
    const site = setUpSite(entryIsGone, {
      older: () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    })
    const load = site.remotes.page(owner)
    await flushTasks()
    await site.remotes.loadTexts('zh-hk')
    site.language.now = 'zh-hk'
    arrive(good[1].module)
    await load.first
    expect(site.texts.get('zh-hk mf-account')).toEqual({ label: '1 in zh-hk' })
    await site.remotes.loadTexts('zh-cn')
    expect(site.texts.get('zh-cn mf-account')).toEqual({ label: '1 in zh-cn' })
  })

  it('waits for the next try when the code for it cannot be fetched', async () => {
    let isGone = true
    const { remotes, faults } = createScriptedRemotes([newer], {
      load: ({ version }) => (version === '2' ? entryIsGone() : Promise.resolve(good[1].module)),
      service: { before: () => older },
      onFailoverLoad: () => (isGone ? gone() : Promise.resolve()),
    })
    const load = remotes.page(owner)
    await load.first
    expect(load.get().kind).toBe('failed')
    expect(faults).toEqual(['page /login of 2: 404 -> card'])
    isGone = false
    load.retry()
    await flushTasks()
    expect(load.get()).toEqual({ kind: 'ready', value: good[1].Page })
  })

  it('a failover that hangs does not delay the card', async () => {
    jest.useFakeTimers()
    const { remotes } = createScriptedRemotes([newer], {
      load: entryIsGone,
      onFailoverLoad: () => new Promise(() => undefined),
    })
    const load = remotes.page(owner)
    await jest.advanceTimersByTimeAsync(1400)
    expect(load.get().kind).toBe('failed')
    jest.useRealTimers()
  })
})

describe('while something of the failing version is visible', () => {
  const slotIsGone = broken({ slots: { 'login-panel.v1': gone } })

  it('the card stays, and the version before takes over when the user leaves', async () => {
    const { remotes, registry, mountedPages, faults } = setUpSite(slotIsGone)
    await remotes.page(ownerOfMy).first
    const leave = mountedPages.enter({ remote: 'mf-account', frame: 'my' })
    const slot = remotes.slot('login-panel.v1')
    await slot.first
    expect(slot.get().kind).toBe('failed')
    expect(registry.inUse('mf-account')).toBe(newer)
    leave()
    await flushTasks()
    expect(registry.inUse('mf-account')).toBe(older)
    expect(faults).toEqual(['slot login-panel.v1 of 2: chunk 404 -> card', 'slot login-panel.v1 of 2: chunk 404 -> 1'])
    await remotes.slot('login-panel.v1').first
    expect(remotes.slot('login-panel.v1').get()).toEqual({ kind: 'ready', value: good[1].Slot })
  })

  it('a version that has recovered meanwhile is not replaced', async () => {
    let isGone = true
    const { remotes, registry, mountedPages } = setUpSite(
      broken({ slots: { 'login-panel.v1': () => (isGone ? gone() : Promise.resolve({ Slot: good[2].Slot })) } }),
    )
    const leave = mountedPages.enter({ remote: 'mf-account', frame: 'my' })
    const slot = remotes.slot('login-panel.v1')
    await slot.first
    isGone = false
    slot.retry()
    await flushTasks()
    expect(slot.get().kind).toBe('ready')
    leave()
    await flushTasks()
    expect(registry.inUse('mf-account')).toBe(newer)
  })

  it('a page of another remote does not delay it', async () => {
    const { remotes, registry, mountedPages } = setUpSite(slotIsGone)
    mountedPages.enter({ remote: 'mf-purchase', frame: 'home' })
    await remotes.slot('login-panel.v1').first
    expect(registry.inUse('mf-account')).toBe(older)
  })
})

describe('a throw while rendering', () => {
  const place = pageMountPoint('/login')

  it('puts the version before in use', async () => {
    const { remotes, registry, faults } = setUpSite(async () => good[2].module)
    await remotes.page(owner).first
    await remotes.replaceCrashed(place, newer, new Error('cannot draw'))
    expect(registry.inUse('mf-account')).toBe(older)
    await remotes.page(owner).first
    expect(remotes.page(owner).get()).toEqual({ kind: 'ready', value: good[1].Page })
    expect(faults).toEqual(['page /login of 2: cannot draw -> 1'])
  })

  it('a throw while rendering of both versions shows the card, and the next retry tries each again', async () => {
    const { remotes, registry, faults } = setUpSite(async () => good[2].module)
    await remotes.page(owner).first
    await remotes.replaceCrashed(place, newer, new Error('two'))
    await remotes.replaceCrashed(place, older, new Error('one'))
    expect(registry.inUse('mf-account')).toBe(older)
    expect(faults).toEqual(['page /login of 2: two -> 1', 'drawing page /login of 1: one -> card'])
    await remotes.replaceCrashed(place, older, new Error('one again'))
    expect(registry.inUse('mf-account')).toBe(newer)
  })

  it('a throw while rendering of the shell’s own pages is reported, without requesting a fallback', async () => {
    const own = anEntry({ name: 'shell', version: '', entry: '', pages: [login] })
    const { remotes, queries, faults } = createScriptedRemotes([own], { load: entryIsGone })
    await remotes.replaceCrashed(place, own, new Error('own fault'))
    expect(queries).toEqual([])
    expect(faults).toEqual(['drawing page /login of : own fault -> card'])
  })
})
