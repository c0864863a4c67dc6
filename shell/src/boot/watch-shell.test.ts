/** @jest-environment jsdom */

import type { EarlyCalls } from './early-calls'
import { markShellStarted, watchShell } from './watch-shell'

const early: EarlyCalls = {}
const message = () => document.querySelector('[role="alert"]')
let consoleError: jest.SpyInstance
/** jsdom cannot reload; the error that it reports instead shows that a reload was requested. */
const reloads = () => consoleError.mock.calls.filter(([fault]) => /navigation/i.test(String(fault))).length
const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${cookie}; path=/webhtml/`
}

const start = (version: string) => watchShell(version, early)
const appendFile = (tag: 'script' | 'link', address: string) => {
  const element = document.createElement(tag)
  element.setAttribute(tag === 'script' ? 'src' : 'href', address)
  Object.assign(element, { integrity: 'sha256-x', crossOrigin: 'anonymous' })
  document.head.append(element)
  return element
}
const lastFile = () => document.head.lastElementChild as HTMLScriptElement & HTMLLinkElement
/** The file and each requested copy of it. */
const failsToLoad = (tag: 'script' | 'link', address: string) => {
  let failing: Element = appendFile(tag, address)
  failing.dispatchEvent(new Event('error'))
  while (lastFile() !== failing) {
    failing = lastFile()
    failing.dispatchEvent(new Event('error'))
  }
}
const MAIN = '/webhtml/shell/2/main.abc.js'

// jsdom records no navigation.
let navigations: unknown[] = []
Object.assign(performance, { getEntriesByType: () => navigations })

const reported: string[] = []
Object.assign(navigator, { sendBeacon: (address: string, body: string) => reported.push(`${address} ${body}`) > 0 })

beforeEach(() => {
  reported.length = 0
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  window.early = early
  window.history.replaceState(null, '', '/webhtml/ticket_details?xldm=HKGZHO#top')
  setCookie('failed_shell=; max-age=0')
  document.body.replaceChildren()
})
afterEach(() => {
  // Listeners of an earlier page must not answer.
  markShellStarted()
  jest.restoreAllMocks()
})

describe('a shell that does not start', () => {
  it.each([
    ['its script', () => failsToLoad('script', MAIN)],
    ['its style', () => failsToLoad('link', '/webhtml/shell/2/main.abc.css')],
    ['a throw in it', () => dispatchEvent(new ErrorEvent('error', { filename: new URL(MAIN, location.href).href }))],
    ['its start', () => early.fail?.()],
  ])('a failure of %s loads the previous shell, once', (_, fail) => {
    start('2')
    fail()
    fail()
    expect(document.cookie).toContain('failed_shell=2')
    expect(reloads()).toBe(1)
    expect(message()).toBeNull()
    expect(reported).toEqual([expect.stringMatching(/^\/webhtml\/report .*"remote":"shell","version":"2"/)])
  })

  it.each([
    ['a chunk of its own', '/webhtml/shell/2/axios.js'],
    ['a file of a remote', '/webhtml/remotes/mf-x/1/main.js'],
  ])('a failure of %s does not count as one of the shell', (_, address) => {
    start('2')
    failsToLoad('script', address)
    expect(early.fail).toBeDefined()
    expect(reloads()).toBe(0)
  })

  it('shows the failure and a retry without a reload when the cookie names the shell already', () => {
    setCookie('failed_shell=2')
    start('2')
    failsToLoad('script', MAIN)
    expect(reloads()).toBe(0)
    expect(message()?.textContent).toMatch(/網站未能載入\n网站无法载入\nThe site could not be loaded/)
    expect(message()?.querySelector('a')?.getAttribute('href')).toBe('/webhtml/ticket_details?xldm=HKGZHO')
  })

  it('reloads no second time within the visit, whichever shell fails', () => {
    start('2')
    failsToLoad('script', MAIN)
    start('1')
    failsToLoad('script', '/webhtml/shell/1/main.def.js')
    expect(reloads()).toBe(1)
    expect(message()).not.toBeNull()
  })

  it('the shell is loaded again when the user presses the retry', () => {
    setCookie('failed_shell=1')
    start('2')
    failsToLoad('script', MAIN)
    message()?.querySelector('a')?.click()
    expect(document.cookie).not.toContain('failed_shell')
  })

  it.each([0, 1])('hanging requests end when the user leaves the message by link %d', (index) => {
    const stop = jest.spyOn(window, 'stop')
    setCookie('failed_shell=1')
    start('2')
    failsToLoad('script', MAIN)
    expect(stop).not.toHaveBeenCalled()
    message()?.querySelectorAll('a')[index]?.click()
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('reloads the previous shell where the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    start('2')
    failsToLoad('script', MAIN)
    expect([reloads(), message()]).toEqual([1, null])
  })

  it('shows a message with a link to home, the contact and the number of the request', () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="support" content="help@example.org">')
    navigations = [{ serverTiming: [{ name: 'request', description: 'R-7' }] }]
    setCookie('failed_shell=2')
    start('2')
    failsToLoad('script', MAIN)
    const links = [...(message()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/webhtml/ticket_details?xldm=HKGZHO', '/webhtml/', 'mailto:help@example.org'])
    expect(message()?.textContent).toMatch(/Home\nhelp@example\.org\nR-7$/)
    document.querySelector('meta[name=support]')?.remove()
    navigations = []
  })
})

describe('a file of the shell that is missing or damaged', () => {
  beforeEach(() => {
    document.head.replaceChildren()
    window.early = {}
    watchShell('2', window.early)
  })
  afterEach(markShellStarted)
  const marks = () => [...document.head.children].map((file) => (file.outerHTML.match(/\?r=([\d.]+)/) ?? [])[1])

  it.each([
    ['script', MAIN],
    ['link', '/webhtml/shell/2/main.abc.css'],
  ] as const)(
    'a damaged file is requested once more past the cache, with its hash, before the shell counts as failed: %s',
    (tag, address) => {
      appendFile(tag, address).dispatchEvent(new Event('error'))
      expect(marks()).toEqual([undefined, expect.stringMatching(/^0\.\d+$/)])
      const { integrity, crossOrigin, localName } = lastFile()
      expect([integrity, crossOrigin, localName]).toEqual(['sha256-x', 'anonymous', tag])
      expect([reloads(), reported]).toEqual([0, []])
      lastFile().dispatchEvent(new Event('error'))
      expect(document.head.children).toHaveLength(2)
      expect([reloads(), reported.length]).toEqual([1, 1])
    },
  )

  it('a style that is missing or damaged is awaited by the start, whichever copy arrives', async () => {
    markShellStarted()
    jest.useFakeTimers({ doNotFake: ['performance'] })
    window.early = {}
    watchShell('2', window.early)
    appendFile('link', '/webhtml/shell/2/main.abc.css').setAttribute('rel', 'stylesheet')
    // The first element hangs, so that another one waits for it, which fails in the end.
    jest.advanceTimersByTime(5000)
    jest.useRealTimers()
    lastFile().dispatchEvent(new Event('error'))
    let isThere = false
    const waiting = Promise.all(window.early?.styles ?? []).then(() => {
      isThere = true
    })
    await Promise.resolve()
    expect([isThere, document.head.children.length]).toEqual([false, 2])
    lastFile().dispatchEvent(new Event('load'))
    await waiting
    expect(window.early?.styles).toHaveLength(1)
  })

  it('the start awaits a style whose failure is reported after the script runs, and its copy', async () => {
    markShellStarted()
    document.head.replaceChildren()
    window.early = {}
    watchShell('2', window.early)
    const style = appendFile('link', '/webhtml/shell/2/main.abc.css')
    style.setAttribute('rel', 'stylesheet')
    const started: string[] = []
    const waiting = window.early.awaitStyle?.().then(() => started.push('shell'))
    await new Promise((resolve) => setTimeout(resolve))
    style.dispatchEvent(new Event('error'))
    await new Promise((resolve) => setTimeout(resolve))
    expect([started, document.head.children.length]).toEqual([[], 2])
    lastFile().dispatchEvent(new Event('load'))
    await waiting
    expect(started).toEqual(['shell'])
  })
})

describe('a complete copy of a file of the shell', () => {
  const fetched: unknown[][] = []
  beforeEach(() => {
    fetched.length = 0
    document.head.replaceChildren()
    Object.assign(globalThis, { fetch: async (...request: unknown[]) => void fetched.push(request) })
    window.early = {}
    watchShell('2', window.early)
  })
  afterEach(markShellStarted)

  it('replaces the damaged file in the cache, and a failed copy does not', () => {
    appendFile('script', MAIN).dispatchEvent(new Event('error'))
    expect(fetched).toEqual([])
    lastFile().dispatchEvent(new Event('load'))
    expect(fetched).toEqual([[new URL(MAIN, location.href).href, { cache: 'reload' }]])
    failsToLoad('script', MAIN)
    expect(fetched).toHaveLength(1)
  })
})

describe('the message of a shell that failed', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] })
    setCookie('failed_shell=2')
    window.early = {}
    watchShell('2', window.early)
    failsToLoad('script', MAIN)
  })
  afterEach(() => {
    markShellStarted()
    jest.useRealTimers()
  })

  it.each([
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the tab is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['half a minute has passed', () => jest.advanceTimersByTime(30_000)],
  ])('the message of a shell that failed is followed by another load when %s', (_, happen) => {
    const stop = jest.spyOn(window, 'stop')
    expect([message() !== null, reloads()]).toEqual([true, 0])
    happen()
    expect([reloads(), stop.mock.calls.length]).toEqual([1, 1])
  })

  it('the message of a shell that failed stays without network, where a reload would show the message of the browser', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    jest.advanceTimersByTime(30_000)
    expect(reloads()).toBe(0)
  })
})

describe('a file of the shell that does not answer', () => {
  const setUp = () => {
    document.head.replaceChildren()
    document.body.innerHTML = '<div id="root"><div class="boot-skeleton"></div></div>'
    const style = document.createElement('link')
    Object.assign(style, { rel: 'stylesheet', crossOrigin: 'anonymous' })
    document.head.append(style)
    // Each page has its own: listeners of an earlier one must not answer.
    window.early = {}
    watchShell('2', window.early)
    return style
  }
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }))
  afterEach(() => {
    markShellStarted()
    jest.useRealTimers()
    document.head.replaceChildren()
  })

  it('a notice with a retry replaces the skeleton after 5 s without a file of the shell, and no shell counts as failed', () => {
    setUp()
    jest.advanceTimersByTime(4999)
    expect(message()).toBeNull()
    jest.advanceTimersByTime(1)
    expect(message()?.textContent).toMatch(/仍在載入.*还在加载.*Still loading.*Try again/s)
    expect(message()?.parentElement?.id).toBe('root')
    expect(document.querySelector('.boot-skeleton')).toBeNull()
    expect([reloads(), reported]).toEqual([0, []])
  })

  it('a file of the shell that does not answer does not block the first paint, and is awaited by the start', async () => {
    const style = setUp()
    jest.advanceTimersByTime(5000)
    const copy = document.querySelector('link')
    expect(copy).not.toBe(style)
    let isThere = false
    const waiting = Promise.all(window.early?.styles ?? []).then(() => {
      isThere = true
    })
    await Promise.resolve()
    expect(isThere).toBe(false)
    copy?.dispatchEvent(new Event('load'))
    await waiting
    expect(isThere).toBe(true)
  })

  it.each([
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the tab is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])(
    'a file of the shell that does not answer is requested again when %s, after the notice and while nothing runs',
    (_, happen) => {
      setUp()
      happen()
      expect(reloads()).toBe(0)
      jest.advanceTimersByTime(5000)
      happen()
      expect(reloads()).toBe(1)
      markShellStarted()
      happen()
      expect(reloads()).toBe(1)
    },
  )

  it('a file of the shell that does not answer is requested again after two minutes without an event', () => {
    setUp()
    jest.advanceTimersByTime(5000 + 119_999)
    expect(reloads()).toBe(0)
    jest.advanceTimersByTime(1)
    expect(reloads()).toBe(1)
  })

  it('shows no notice once the shell runs', () => {
    setUp()
    markShellStarted()
    jest.advanceTimersByTime(5000)
    expect(message()).toBeNull()
  })
})

it('a shell that runs is not replaced when its script fails later', () => {
  start('1')
  markShellStarted()
  failsToLoad('script', MAIN)
  expect(reloads()).toBe(0)
  expect(message()).toBeNull()
})
