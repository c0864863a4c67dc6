import type { Page } from '@playwright/test'

interface Seen {
  url: string
  depth: number
  script: boolean
  bytes: number
}

export interface FirstLoad {
  /** Requests until the screen was ready, the page itself counted. */
  requests: number
  /** Bytes of the page itself as sent, headers included. */
  pageBytes: number
  /** Bytes of scripts as sent, compressed. */
  scriptBytes: number
  /** Longest chain of requests of which each could only start when the one before had come: the page is 1. */
  roundTrips: number
  /** Addresses, in the order they were asked for. */
  urls: string[]
}

/** What opening `url` costs an empty cache, counted from the browser's own network events until `ready` is visible. */
export const measureFirstLoad = async (page: Page, url: string, ready: string): Promise<FirstLoad> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const seen = new Map<string, Seen>()
  const depthOf = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const caller = initiator.stack?.callFrames.find((frame) => frame.url !== '')?.url
    const parent = caller ?? initiator.url
    const depth = type === 'Document' && parent === undefined ? 1 : (depthOf.get(parent ?? '') ?? 1) + 1
    if (!depthOf.has(request.url)) depthOf.set(request.url, depth)
    seen.set(requestId, { url: request.url, depth, script: /\.js(\?|$)/.test(request.url), bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await page.goto(url)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  await session.detach()
  const all = [...seen.values()].filter((request) => request.url.startsWith('http'))
  return {
    requests: all.length,
    pageBytes: all[0]?.bytes ?? 0,
    scriptBytes: all.filter((request) => request.script).reduce((sum, request) => sum + request.bytes, 0),
    roundTrips: Math.max(...all.map((request) => request.depth)),
    urls: all.map((request) => new URL(request.url).pathname),
  }
}
