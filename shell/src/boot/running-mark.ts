import { readWallClock } from '../clock/wall-clock'
import { countBlocked, type RunningVersion } from './blocked-versions'

/** Key in the storage of each visible page, followed by its id: the remote whose code runs, and when it still ran. */
const KEY = 'running '
/** Key in the storage of a tab: its last page. */
const TAB = 'running'
const BEAT_MS = 2000
/** A page without a sign of life for so long was blocked. */
const BLOCKED_MS = 10_000
/** An older mark is of a device that slept or was switched off. */
const OLD_MS = 600_000

/** Marks found by this page, and whether the composer has another version for one of them from now on. */
export interface FoundMarks {
  stopped: RunningVersion[]
  isOtherDue: boolean
}

const parse = (mark: string): RunningVersion & { at: number } => {
  const [name = '', version = '', revision = '', at] = mark.split(' ')
  return { name, version, revision, at: Number(at) }
}

/**
 * Finds the remotes whose code ran when a page of this device ended without an event: a page that blocks its only
 * thread reports nothing, so the next page does. The page of this tab counts as ended at once, others after ten seconds.
 */
const findMarks = (): FoundMarks => {
  const found: FoundMarks = { stopped: [], isOtherDue: false }
  const now = readWallClock()
  const last = sessionStorage.getItem(TAB)
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(KEY)) continue
    const { at, ...running } = parse(localStorage.getItem(key) ?? '')
    const age = now - at
    if (key !== last && age <= BLOCKED_MS) continue
    localStorage.removeItem(key)
    if (!(age < OLD_MS)) continue
    found.stopped.push(running)
    if (age > BLOCKED_MS && countBlocked(running)) found.isOtherDue = true
  }
  return found
}

/**
 * Marks from now on whose code runs in this page, while it is visible. `set` takes name and version, or an empty text.
 */
export const startRunningMark = (revision: string) => {
  const key = `${KEY}${Math.random()}`
  let current = ''
  const history: { mark: string; at: number }[] = []
  const beat = () => {
    try {
      if (current && document.visibilityState === 'visible')
        localStorage.setItem(key, `${current} ${revision} ${readWallClock()}`)
      else localStorage.removeItem(key)
    } catch {
      // A full storage: a block of this page is not noticed.
    }
  }
  const set = (mark: string) => {
    current = mark
    history.push({ mark, at: readWallClock() })
    if (history.length > 20) history.shift()
    beat()
  }
  let found: FoundMarks = { stopped: [], isOtherDue: false }
  try {
    found = findMarks()
    sessionStorage.setItem(TAB, key)
    setInterval(beat, BEAT_MS)
    document.addEventListener('visibilitychange', beat)
    addEventListener('pagehide', () => localStorage.removeItem(key))
    // A page that was blocked and goes on.
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (duration <= BLOCKED_MS || document.visibilityState === 'hidden') continue
        const freeUntil = performance.timeOrigin + startTime + duration - BLOCKED_MS
        const { mark } = history.findLast((one) => one.mark && one.at <= freeUntil) ?? {}
        if (mark) countBlocked({ ...parse(mark), revision })
      }
    }).observe({ type: 'longtask' })
  } catch {
    // Storage may be blocked, and some browsers observe no long tasks.
  }
  return { set, get: () => current, found }
}
