import type { ServerClock } from './server-clock'

const fetchServerTime = async (): Promise<number | undefined> => {
  // Any answer carries the server's time, a refusal too; this call needs no session and changes nothing.
  const response = await fetch('/api/wx/query.wx.user.information', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { sysTimeMs } = (await response.json()) as { sysTimeMs?: unknown }
  return typeof sysTimeMs === 'number' ? sysTimeMs : undefined
}

/** Queries the server's time when a page becomes visible after its device slept. */
export const syncClock = (clock: ServerClock): void => {
  const check = () => {
    if (document.visibilityState !== 'visible' || clock.slept() === 0) return
    fetchServerTime().then(
      (serverNow) => serverNow !== undefined && clock.set(serverNow),
      () => undefined,
    )
  }
  document.addEventListener('visibilitychange', check)
  addEventListener('pageshow', check)
}
