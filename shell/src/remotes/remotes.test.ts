/** @jest-environment jsdom */

import { anEntry, aPage } from '../testing/a-registry-entry'
import { aRemote } from '../testing/a-remote'
import { ClosedPage, ClosedSlot, createScriptedRemotes, flushTasks } from '../testing/scripted-remotes'

const login = aPage({ path: '/login', title: 'Sign in' })
const entry = anEntry({ name: 'mf-account', pages: [login], slots: ['login-panel.v1'] })
const owner = { entry, page: login }
const { module: remote, Page } = aRemote(entry)

/** Remotes whose loader runs these steps, one for each try. */
const remotesWithSteps = (...steps: (() => Promise<typeof remote>)[]) => {
  let step = 0
  return createScriptedRemotes([entry], { load: () => steps[step++]?.() ?? Promise.reject(new Error('no step left')) })
}
const arrives = async () => remote
const fails = () => Promise.reject<typeof remote>(new Error('500'))

describe('remotes', () => {
  it('a remote is loaded once for all its pages and slots, with its texts', async () => {
    const { remotes, loads, texts } = remotesWithSteps(arrives)
    await Promise.all([remotes.page(owner).first, remotes.slot('login-panel.v1').first])
    expect(remotes.page(owner).get()).toEqual({ kind: 'ready', value: Page })
    expect(remotes.slot('login-panel.v1').get().kind).toBe('ready')
    expect(loads).toEqual(['1.0.0-abc 0'])
    expect([...texts.keys()]).toEqual(['en mf-account'])
  })

  it('a retry fetches the remote again, as another try', async () => {
    const { remotes, loads, faults } = remotesWithSteps(fails, arrives)
    const load = remotes.page(owner)
    await load.first
    expect(load.get().kind).toBe('failed')
    expect(faults).toEqual(['page /login of 1.0.0-abc: 500 -> card'])
    load.retry()
    await flushTasks()
    expect(load.get().kind).toBe('ready')
    expect(loads).toEqual(['1.0.0-abc 0', '1.0.0-abc 1'])
  })

  it('[D11.visits.2] each try is noted with its mount point and version, and when it arrived', async () => {
    const { remotes, marks } = remotesWithSteps(fails, arrives)
    const load = remotes.page(owner)
    await load.first
    load.retry()
    await flushTasks()
    const tried = { where: 'page /login', entry, at: expect.any(Number) }
    expect(marks.all).toEqual([
      { ...tried, isRetry: false },
      { ...tried, isRetry: true, loadedAt: expect.any(Number) },
    ])
  })

  it('a remote runs once when a slow try arrives after a parallel retry', async () => {
    const comeLate: (() => void)[] = []
    const again = { ...remote, manifest: { ...remote.manifest, pages: [] } }
    const late = new Promise<typeof remote>((resolve) => comeLate.push(() => resolve(again)))
    const { remotes, faults } = remotesWithSteps(() => late, arrives)
    const load = remotes.page(owner)
    load.retry()
    await flushTasks()
    for (const come of comeLate) come()
    await flushTasks()
    expect(load.get()).toEqual({ kind: 'ready', value: Page })
    // Only the first has titles.
    expect(remotes.title(owner, 'zh-hk')).toBe('登入')
    expect(faults).toEqual([])
  })

  it('a load fails when the loaded module is no remote', async () => {
    const { remotes } = remotesWithSteps(async () => ({ ...remote, pages: {} }))
    await remotes.page(owner).first
    expect(remotes.page(owner).get()).toMatchObject({ kind: 'failed' })
  })

  it('remotes load the texts of a language the user switches to', async () => {
    const { remotes, texts } = remotesWithSteps(arrives)
    await remotes.page(owner).first
    await remotes.loadTexts('zh-hk')
    expect(texts.has('zh-hk mf-account')).toBe(true)
  })

  it('remotes provide their titles in every language once they are loaded', async () => {
    const { remotes } = remotesWithSteps(arrives)
    expect(remotes.title(owner, 'zh-hk')).toBe('Sign in')
    await remotes.page(owner).first
    expect(remotes.title(owner, 'zh-hk')).toBe('登入')
  })

  it('a slot that no remote fills shows the card', async () => {
    const { remotes } = remotesWithSteps()
    await remotes.slot('ticket-viewer.v1').first
    expect(remotes.slot('ticket-viewer.v1').get().kind).toBe('failed')
  })

  it('remotes that are closed from the start are not loaded and show the closed notice', async () => {
    const closed = { ...entry, container: '', entry: '', integrity: '', closed: true }
    const { remotes, loads } = createScriptedRemotes([closed], { load: arrives })
    const page = remotes.page({ entry: closed, page: login })
    const slot = remotes.slot('login-panel.v1')
    await Promise.all([page.first, slot.first])
    expect(page.get()).toEqual({ kind: 'ready', value: ClosedPage })
    expect(slot.get()).toEqual({ kind: 'ready', value: ClosedSlot })
    expect(loads).toEqual([])
  })
})
