import type { ServerClock } from './server-clock'

const askServerTime = async (): Promise<number | undefined> => {
  // Any answer carries the clock, a refusal too; this one needs no session and changes nothing.
  const response = await fetch('/api/wx/query.wx.user.information', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { sysTimeMs } = (await response.json()) as { sysTimeMs?: unknown }
  return typeof sysTimeMs === 'number' ? sysTimeMs : undefined
}

/** Asks the server for the time when a page comes back after its device slept. */
export const syncClock = (clock: ServerClock): void => {
  const check = () => {
    if (document.visibilityState !== 'visible' || clock.slept() === 0) return
    askServerTime().then(
      (serverNow) => serverNow !== undefined && clock.set(serverNow),
      () => undefined,
    )
  }
  document.addEventListener('visibilitychange', check)
  addEventListener('pageshow', check)
}
