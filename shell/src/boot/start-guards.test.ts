/** @jest-environment jsdom */

import type { GuardedCall } from '../containment/guard-globals'
import type { EarlyCalls } from './early-calls'
import { startGuards } from './start-guards'

let notes: string[]
// The real one can be applied once to a document only.
jest.mock('../containment/guard-globals', () => ({
  guardGlobals: () => ({
    note: ({ name, args = [], by }: GuardedCall) => notes.push(`${name} ${args} by ${by}`),
    listen: () => undefined,
    guardPage: () => notes.push('page'),
  }),
}))

const REGISTRY = { revision: '7', remotes: { names: 'mf-w,mf-x', versions: '1,2' } }
const RUNNING = { name: 'mf-x', version: '2', revision: '7' }
const { flatMap } = Array.prototype
const patch = () => {
  Array.prototype.flatMap = () => []
}
/** A mark that an earlier page of another tab left a minute ago. */
const leave = (version = '2') => localStorage.setItem(`running ${version}`, `mf-x ${version} 7 ${Date.now() - 60_000}`)
const blockOnce = () => {
  leave()
  startGuards()
}
let errors: jest.SpyInstance
const reloads = () => errors.mock.calls.filter(([error]) => /navigation/.test(String(error.message ?? error))).length

beforeAll(() => history.pushState(null, '', '/webhtml/'))
beforeEach(() => {
  notes = []
  document.body.innerHTML = '<div id="root"><p id="text"></p></div>'
  // jsdom writes that it cannot reload.
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  errors.mockRestore()
  Array.prototype.flatMap = flatMap
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in jsdom
  document.cookie = 'blocked=; path=/webhtml/; max-age=0'
})

describe('[D11.containment.5] built-in functions', () => {
  it('a check puts back replaced built-ins, and answers and records the remote whose code ran', () => {
    const guards = startGuards(REGISTRY)
    guards.begin()
    guards.mark('mf-x 2')
    expect(guards.check()).toBeUndefined()
    patch()
    expect(guards.check()).toBe('mf-x 2')
    expect(Array.prototype.flatMap).toBe(flatMap)
    expect(notes).toEqual(['page', 'built-in Array.prototype.flatMap by mf-x 2'])
  })

  it('what a remote replaced is recorded as its own when the next remote is shown or loaded', async () => {
    const guards = startGuards(REGISTRY)
    guards.begin()
    window.early = { guards }
    const [first, second] = [
      { name: 'mf-x', version: '2' },
      { name: 'mf-w', version: '1' },
    ]
    const builds: string[] = []
    await jest.isolateModulesAsync(async () => {
      const { markRemoteLoading, markRemoteShown } = await import('../containment/remote-mark')
      markRemoteShown(first)
      guards.listenToMarks((build) => void builds.push(build))
      patch()
      const done = markRemoteLoading(second)
      patch()
      done()
      patch()
      markRemoteShown(second)
      patch()
      guards.check()
    })
    expect(notes.slice(1).map((text) => text.replace(/.* by /, ''))).toEqual(['mf-x 2', 'mf-w 1', 'mf-x 2', 'mf-w 1'])
    expect(builds).toEqual(['', 'mf-x 2', 'mf-w 1', 'mf-x 2'])
    delete window.early
  })

  it('a check leaves what the shell changed before the guards began', () => {
    const guards = startGuards(REGISTRY)
    patch()
    expect(guards.check()).toBeUndefined()
    guards.begin()
    expect(guards.check()).toBeUndefined()
    expect(Array.prototype.flatMap).not.toBe(flatMap)
  })

  it.each(['click', 'popstate', 'error', 'unhandledrejection'])('are put back before %s is handled', (type) => {
    startGuards(REGISTRY).begin()
    patch()
    let found: unknown
    addEventListener(type, () => (found = Array.prototype.flatMap), { once: true })
    dispatchEvent(new Event(type))
    expect(found).toBe(flatMap)
  })

  /** A file of the page that was loaded; no script of this test runs. */
  const load = (file: string) => {
    const script = document.createElement('script')
    Object.assign(script, { type: 'text/plain', src: file })
    document.body.append(script)
    script.dispatchEvent(new Event('load'))
  }

  it('built-ins that a file replaced while it was loaded are put back, and recorded as of its remote', () => {
    const guards = startGuards(REGISTRY)
    guards.begin()
    guards.mark('mf-w 1')
    patch()
    load('/webhtml/shell/1/main.js')
    expect(Array.prototype.flatMap).not.toBe(flatMap)
    load('/webhtml/remotes/mf-x/2/entry.js')
    expect(Array.prototype.flatMap).toBe(flatMap)
    expect(notes).toContain('built-in Array.prototype.flatMap by mf-x 2')
    expect(notes.join()).not.toContain('by mf-w 1')
  })
})

describe('[D11.containment.6] a version that blocked the page of this browser', () => {
  const open = (registry = REGISTRY) => {
    const early: EarlyCalls = {}
    const { stopped } = startGuards(registry, early)
    return { stopped, waits: early.styles !== undefined, reloads: reloads() }
  }

  it('from the second block on, a page that would load the version reloads before the shell starts', () => {
    leave()
    expect(open()).toEqual({ stopped: [RUNNING], waits: false, reloads: 0 })
    leave()
    expect(open()).toMatchObject({ waits: true, reloads: 1 })
  })

  it('the page after the reload reports a blocked version once', () => {
    blockOnce()
    leave()
    open()
    expect(open({ ...REGISTRY, remotes: { names: 'mf-x', versions: '1' } })).toMatchObject({
      ...{ stopped: [RUNNING], waits: false, reloads: 1 },
    })
    expect(open().stopped).toEqual([])
  })

  it.each([
    ['has another version', { names: 'mf-x', versions: '1' }],
    ['has no such remote', { names: 'mf-w', versions: '2' }],
    ['has no remotes', undefined],
  ])('no page reloads that %s', (_what, remotes) => {
    blockOnce()
    leave()
    const early: EarlyCalls = {}
    const { stopped } = startGuards({ revision: '7', ...(remotes && { remotes }) }, early)
    expect([stopped, early.styles, reloads()]).toEqual([[RUNNING], undefined, 0])
  })

  it('what a tab stored and cannot be read leaves what this page found', () => {
    sessionStorage.setItem('stopped', 'broken')
    leave()
    expect(open()).toEqual({ stopped: [RUNNING], waits: false, reloads: 0 })
  })
})
