/** @jest-environment jsdom */

import { startRunningMark } from './running-mark'

const START = Date.UTC(2026, 10, 28)
const RUNNING = { name: 'mf-x', version: '2', revision: '7' }
type Tasks = (list: { getEntries: () => { startTime: number; duration: number }[] }) => void

let hearTasks: Tasks
let visibility: DocumentVisibilityState
let started: ReturnType<typeof startRunningMark>[]

const start = () => {
  const mark = startRunningMark('7')
  started.push(mark)
  return mark
}
const marks = () => Object.keys(localStorage).map((key) => localStorage.getItem(key))
/** A mark of an earlier page, which ran `age` milliseconds ago. */
const leave = (key: string, age: number) => localStorage.setItem(`running ${key}`, `mf-x 2 7 ${Date.now() - age}`)
const blocked = () => /blocked=([^;]*)/.exec(document.cookie)?.[1]
const show = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeAll(() => {
  // The cookie belongs to the site's folder.
  history.pushState(null, '', '/webhtml/')
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  // jsdom observes no tasks.
  const Observer = class {
    constructor(hear: Tasks) {
      hearTasks = hear
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer })
})
beforeEach(() => {
  jest.useFakeTimers({ now: START, doNotFake: ['performance'] })
  visibility = 'visible'
  started = []
})
afterEach(() => {
  for (const mark of started) mark.set('')
  jest.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in jsdom
  document.cookie = 'blocked=; path=/webhtml/; max-age=0'
})

describe('[D11.containment.7] the mark of a running remote', () => {
  it('the mark names the remote whose code runs and the set, and is renewed every two seconds until it ends', () => {
    const { set, get } = start()
    expect(marks()).toEqual([])
    set('mf-x 2')
    expect([marks(), get()]).toEqual([[`mf-x 2 7 ${START}`], 'mf-x 2'])
    jest.advanceTimersByTime(1999)
    expect(marks()).toEqual([`mf-x 2 7 ${START}`])
    jest.advanceTimersByTime(1)
    expect(marks()).toEqual([`mf-x 2 7 ${START + 2000}`])
    set('')
    expect(marks()).toEqual([])
  })

  it('the mark is missing while the page is hidden, which browsers may stop, and after the page has ended', () => {
    start().set('mf-x 2')
    show('hidden')
    expect(marks()).toEqual([])
    show('visible')
    expect(marks()).toHaveLength(1)
    dispatchEvent(new Event('pagehide'))
    expect(marks()).toEqual([])
  })
})

describe('[D11.containment.7] the remote that an earlier page of the device ran when it stopped', () => {
  it('the mark is found at once by the next page of the same tab, and is no block before ten seconds', () => {
    sessionStorage.setItem('running', 'running a')
    leave('a', 1000)
    expect(start().found).toEqual({ stopped: [RUNNING], isOtherDue: false })
    expect([marks(), blocked()]).toEqual([[], undefined])
  })

  it.each([
    [10_000, [], 1],
    [10_001, [RUNNING], 0],
    [599_999, [RUNNING], 0],
    [600_000, [], 0],
  ])('of another tab %i ms ago: found are %j, and %i marks stay', (age, stopped, left) => {
    leave('a', age)
    expect(start().found.stopped).toEqual(stopped)
    expect(marks()).toHaveLength(left)
    expect(blocked()).toBe(stopped.length > 0 ? 'mf-x~2~7~1' : undefined)
  })

  it('another version is due from the second block on', () => {
    leave('a', 20_000)
    expect(start().found.isOtherDue).toBe(false)
    leave('b', 20_000)
    expect(start().found.isOtherDue).toBe(true)
    expect(blocked()).toBe('mf-x~2~7~2')
  })

  it('a mark that cannot be read, and other entries of the storage, are left out', () => {
    localStorage.setItem('running a', 'broken')
    localStorage.setItem('choices', 'mf-x 2 7 1')
    expect(start().found.stopped).toEqual([])
    expect(marks()).toEqual(['mf-x 2 7 1'])
  })
})

describe('[D11.containment.6] a page that was blocked and goes on', () => {
  /** A task that ends now. */
  const endTask = (duration: number) =>
    hearTasks({ getEntries: () => [{ startTime: Date.now() - duration - performance.timeOrigin, duration }] })

  it.each([
    [10_000, undefined],
    [10_001, 'mf-x~2~7~1'],
  ])('a task of %i ms counts as %s', (duration, counted) => {
    start().set('mf-x 2')
    jest.setSystemTime(START + 60_000)
    endTask(duration)
    expect(blocked()).toBe(counted)
  })

  it('a block counts for the remote that ran when it began, and not for one that came at its end', () => {
    const { set } = start()
    set('mf-x 2')
    jest.setSystemTime(START + 60_000)
    set('mf-y 1')
    endTask(30_000)
    expect(blocked()).toBe('mf-x~2~7~1')
  })

  it('a block of a hidden page, or without a remote, counts for none', () => {
    const { set } = start()
    jest.setSystemTime(START + 60_000)
    endTask(30_000)
    set('mf-x 2')
    jest.setSystemTime(START + 120_000)
    visibility = 'hidden'
    endTask(30_000)
    expect(blocked()).toBeUndefined()
  })
})

it('a storage that browsers refuse leaves a page without marks, and stops nothing', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const stores = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const mark = start()
  mark.set('mf-x 2')
  expect([mark.get(), mark.found.stopped, marks()]).toEqual(['mf-x 2', [], []])
  stores.mockRestore()
})
