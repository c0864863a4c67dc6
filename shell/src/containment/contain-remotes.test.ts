/** @jest-environment jsdom */

import type { RegistryEntry } from '@shuttle/contracts'
import { createRegistryStore } from '../registry/registry'
import { createMountedPages } from '../remotes/mounted-pages'
import { containRemotes } from './contain-remotes'
import type { GuardedCall } from './guard-globals'

const SETTLED_MS = 1000
const frames = (address: string) =>
  `Error\n    at a (https://t.test/webhtml/shell/1/main.js:1:1)\n    at b (${address}:1:1)`
const REMOTE = 'https://t.test/webhtml/remotes/mf-x/1.0.0/page.js'

const setUp = () => {
  const mountedPages = createMountedPages()
  const registry = createRegistryStore([{ name: 'mf-x', version: '1.0.0', entry: '' } as RegistryEntry])
  const reports: string[] = []
  let hear: (call: GuardedCall) => void = () => undefined
  containRemotes(
    {
      mountedPages,
      registry,
      reportFault: (error, _where, build) =>
        void reports.push(`${(error as Error).message}, ${build?.name} ${build?.version}`),
    },
    {
      listen: (listener) => {
        hear = listener
      },
      check: () => undefined,
      readMark: () => '',
      listenToMarks: () => undefined,
    },
    [],
  )
  const note = (
    name: string,
    target: unknown,
    args?: unknown[],
    result?: unknown,
    from = REMOTE,
    more: Partial<GuardedCall> = {},
  ) =>
    hear({
      ...more,
      name,
      target,
      ...(args && { args }),
      result,
      at: Object.assign(new Error(), { stack: frames(from) }),
    })
  return {
    reports,
    note,
    enter: () => mountedPages.enter({ remote: 'mf-x', frame: '' }),
    /** A call as the guard records it. */
    listenTo: (target: EventTarget, type: string, handle: () => void, from = REMOTE) => {
      target.addEventListener(type, handle)
      note('addEventListener', target, [type, handle], undefined, from)
    },
    settle: () => jest.advanceTimersByTimeAsync(SETTLED_MS),
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom lacks it.
  Object.assign(document, { adoptedStyleSheets: [] })
})
afterEach(() => jest.useRealTimers())

describe('[D11.containment.2] what a remote left in the page', () => {
  it('listeners that a remote left in the page are removed with its last page, reported once, and restored with the next', async () => {
    const { enter, listenTo, settle, reports } = setUp()
    const handle = jest.fn()
    let leave = enter()
    listenTo(window, 'probe', handle)
    for (let round = 0; round < 2; round += 1) {
      dispatchEvent(new Event('probe'))
      expect(handle).toHaveBeenCalledTimes(round + 1)
      leave()
      await settle()
      dispatchEvent(new Event('probe'))
      expect(handle).toHaveBeenCalledTimes(round + 1)
      leave = enter()
    }
    expect(reports).toEqual(['outside its pages: probe listener, mf-x 1.0.0'])
  })

  it('no listener counts as left in the page when effects clean up in time, or another page of the remote is shown', async () => {
    const { enter, listenTo, note, settle, reports } = setUp()
    const [leave, other] = [enter(), enter()]
    const handle = jest.fn()
    listenTo(window, 'probe', handle)
    leave()
    await settle()
    other()
    window.removeEventListener('probe', handle)
    note('removeEventListener', window, ['probe', handle])
    await settle()
    expect(reports).toEqual([])
  })

  it('the clean-up of a remote leaves listeners of the shell alone', async () => {
    const { enter, listenTo, settle, reports } = setUp()
    const handle = jest.fn()
    const leave = enter()
    listenTo(window, 'probe', handle, 'https://t.test/webhtml/shell/1/main.js')
    leave()
    await settle()
    dispatchEvent(new Event('probe'))
    expect([handle.mock.calls.length, reports]).toEqual([1, []])
  })

  it('the clean-up of a remote includes intervals, which their first id still clears', async () => {
    const { enter, note, settle, reports } = setUp()
    const tick = jest.fn()
    const leave = enter()
    const id = setInterval(tick, 100)
    note('setInterval', undefined, [tick, 100], id)
    await jest.advanceTimersByTimeAsync(100)
    expect(tick).toHaveBeenCalledTimes(1)
    leave()
    await settle()
    tick.mockClear()
    await jest.advanceTimersByTimeAsync(1000)
    expect(tick).not.toHaveBeenCalled()
    enter()
    await jest.advanceTimersByTimeAsync(100)
    expect(tick).toHaveBeenCalledTimes(1)
    clearInterval(id)
    note('clearInterval', undefined, [id])
    await jest.advanceTimersByTimeAsync(1000)
    expect(tick).toHaveBeenCalledTimes(1)
    expect(reports).toEqual(['outside its pages: interval of 100 ms, mf-x 1.0.0'])
  })

  it('a listener that removes itself is removed too while it has not been called, and reported', async () => {
    const { enter, note, settle, reports } = setUp()
    const [waiting, called] = [jest.fn(), jest.fn()]
    const options = { capture: true, once: true }
    const leave = enter()
    document.addEventListener('probe', waiting, options)
    note('addEventListener', document, ['probe', waiting, options])
    note('addEventListener', window, ['other', called, options], undefined, REMOTE, { isOver: true })
    leave()
    await settle()
    document.dispatchEvent(new Event('probe'))
    expect([waiting.mock.calls.length, reports]).toEqual([0, ['outside its pages: probe listener, mf-x 1.0.0']])
    enter()
    document.dispatchEvent(new Event('probe'))
    document.dispatchEvent(new Event('probe'))
    expect([waiting.mock.calls.length, called.mock.calls.length]).toEqual([1, 0])
  })

  it('the clean-up of a remote runs too when its page was never shown', async () => {
    const { listenTo, settle, reports } = setUp()
    const handle = jest.fn()
    listenTo(document, 'probe', handle)
    await settle()
    document.dispatchEvent(new Event('probe'))
    expect([handle.mock.calls.length, reports]).toEqual([0, ['outside its pages: probe listener, mf-x 1.0.0']])
  })
})

it('reports once that a remote tried to replace a global', () => {
  const { note, reports } = setUp()
  note('fetch', window)
  note('fetch', window)
  note('fetch', window, undefined, undefined, 'chrome-extension://abc/inject.js')
  expect(reports).toEqual(['tried to replace fetch, mf-x 1.0.0', 'tried to replace fetch, undefined undefined'])
})
