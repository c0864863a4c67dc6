import { setTimeout as pause } from 'node:timers/promises'

const POLL_INTERVAL_MS = 100

/** Address at which this machine reaches a site that listens at `host`: all addresses include the loopback. */
export const siteAddress = (host: string, port: string): string => {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}

/**
 * Waits until a site is ready to show pages and to sell; undefined then. After `atMostMs` it returns the obstacle
 * instead: a site with nothing on sale still shows its pages.
 */
export const waitUntilReady = async (site: string, atMostMs: number): Promise<string | undefined> => {
  const limit = AbortSignal.timeout(atMostMs)
  for (;;) {
    const answer = await fetch(new URL('/health/ready', site), { signal: limit }).catch(() => undefined)
    if (answer?.ok) return undefined
    const { status = 'the site does not answer' } = ((await answer?.json().catch(() => ({}))) ?? {}) as {
      status?: string
    }
    if (limit.aborted) return status
    await pause(POLL_INTERVAL_MS)
  }
}
