import type { Page } from '@playwright/test'

interface Seen {
  url: string
  depth: number
  script: boolean
  /** As sent, headers included. */
  bytes: number
  /** As sent, without headers. */
  body: number
  /** When it had arrived completely, in milliseconds since the request of the page. */
  cameAt: number
}

/**
 * Records in the page the moment when an element first matched. As a text, because a compiler would give the function a
 * helper that the page does not have.
 */
const noteReady = (selector: string): string => `new MutationObserver((_, watcher) => {
  if (!document.querySelector(${JSON.stringify(selector)})) return
  watcher.disconnect()
  performance.mark('measured-ready')
}).observe(document, { childList: true, subtree: true })`

export interface FirstLoad {
  /** Requests that had arrived when the screen was ready, including the page. */
  requests: number
  /** Further requests, for content beyond the first screen, until the network was idle. */
  lateRequests: number
  /** Bytes of the page itself as sent, headers included. */
  pageBytes: number
  /** Compressed bytes of scripts, without headers, that had arrived when the screen was ready. */
  scriptBytes: number
  /** Bytes of the other scripts. */
  lateScriptBytes: number
  /**
   * Longest chain of requests before ready, each of which could only start when the previous had arrived: the page is
   * 1.
   */
  roundTrips: number
  /** Addresses in the order of their requests, late ones last. */
  urls: string[]
}

const scriptBytesOf = (requests: readonly Seen[]) =>
  requests.reduce((sum, { script, body }) => sum + (script ? body : 0), 0)

/** Cost of opening `url` with an empty cache, from the browser's own network events until `ready` is visible. */
export const measureFirstLoad = async (page: Page, url: string, ready: string): Promise<FirstLoad> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const seen = new Map<string, Seen>()
  const depthOf = new Map<string, number>()
  let opened = Number.NaN
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    if (Number.isNaN(opened)) opened = timestamp
    const caller = initiator.stack?.callFrames.find((frame) => frame.url !== '')?.url
    const parent = caller ?? initiator.url
    const depth = type === 'Document' && parent === undefined ? 1 : (depthOf.get(parent ?? '') ?? 1) + 1
    if (!depthOf.has(request.url)) depthOf.set(request.url, depth)
    seen.set(requestId, {
      url: request.url,
      depth,
      script: /\.js(\?|$)/.test(request.url),
      bytes: 0,
      body: 0,
      cameAt: Number.POSITIVE_INFINITY,
    })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId)
    if (request) request.body += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = seen.get(requestId)
    if (!request) return
    request.bytes = encodedDataLength
    request.cameAt = (timestamp - opened) * 1000
  })
  await page.addInitScript({ content: noteReady(ready) })
  await page.goto(url)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  await session.detach()
  const readyAt = await page.evaluate(() => performance.getEntriesByName('measured-ready')[0]?.startTime ?? Number.NaN)
  if (Number.isNaN(readyAt)) throw new Error(`${ready} was never drawn`)
  const all = [...seen.values()].filter((request) => request.url.startsWith('http'))
  const early = all.filter((request) => request.cameAt <= readyAt)
  const late = all.filter((request) => request.cameAt > readyAt)
  return {
    requests: early.length,
    lateRequests: late.length,
    pageBytes: all[0]?.bytes ?? 0,
    scriptBytes: scriptBytesOf(early),
    lateScriptBytes: scriptBytesOf(late),
    roundTrips: Math.max(...early.map((request) => request.depth)),
    urls: [...early, ...late].map((request) => new URL(request.url).pathname),
  }
}

/** A busy service sends the page without its first answers, and the browser requests them: the better of two visits. */
export const leanerOfTwo = async <Load extends Pick<FirstLoad, 'requests'>>(
  visit: () => Promise<Load>,
): Promise<Load> => {
  const [one, other] = [await visit(), await visit()]
  return other.requests < one.requests ? other : one
}
