import { retryDelayMs } from './retry-schedule'

export type LoadState<Value> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: Value }
  /** `isRetrying`: another attempt runs behind the card. */
  | { kind: 'failed'; error: unknown; isRetrying: boolean }

/** Something that is loaded, may fail, and heals without a reload. Shaped for `useSyncExternalStore`. */
export interface HealingLoad<Value> {
  get: () => LoadState<Value>
  /** While anybody listens, it heals: by itself, when the network is back, when the tab is looked at again. */
  subscribe: (listener: () => void) => () => void
  /** Another attempt at once; a slow one goes on beside it, and the first to arrive wins. */
  retry: () => void
  /** Settles with the first attempt, whatever comes of it. Never rejects. */
  first: Promise<void>
}

export interface FailedAttempt {
  error: unknown
  /** Counts from 0. */
  attempt: number
  /** It did not fail, it did not settle in time. */
  isSlow: boolean
}

/** An attempt that has not settled by then counts as failed; its late arrival is still welcome. */
const PATIENCE_MS = 20_000

const JUST_NOW_MS = 1000

export const createHealingLoad = <Value>(options: {
  /** `attempt` counts from 0. */
  load: (attempt: number) => Promise<Value>
  /** What takes the place of a failed attempt; rejects when nothing does. */
  instead?: (failed: FailedAttempt) => Promise<Value>
  /** An attempt failed, and nothing took its place. */
  onFailure: (error: unknown) => void
  random?: () => number
}): HealingLoad<Value> => {
  const random = options.random ?? Math.random
  const listeners = new Set<() => void>()
  let state: LoadState<Value> = { kind: 'loading' }
  let attempts = 0
  let failures = 0
  let isFailureFresh = false
  /** An attempt that began just now. */
  let youngest: number | undefined
  let isWantedAgain = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (next: LoadState<Value>) => {
    state = next
    for (const listener of listeners) listener()
  }
  // Asked anew after every wait: another attempt may have arrived.
  const isReady = () => state.kind === 'ready'
  const arrive = (value: Value) => {
    if (!isReady()) set({ kind: 'ready', value })
  }

  const schedule = () => {
    clearTimeout(timer)
    if (state.kind === 'failed' && listeners.size > 0) timer = setTimeout(retry, retryDelayMs(failures, random()))
  }

  const run = async () => {
    const attempt = attempts++
    let isSettled = false
    isWantedAgain = false
    youngest = attempt
    setTimeout(() => {
      if (youngest === attempt) youngest = undefined
    }, JUST_NOW_MS)
    const fail = async (error: unknown, isSlow: boolean) => {
      if (isSettled || isReady()) return
      isSettled = true
      if (options.instead) {
        try {
          return arrive(await options.instead({ error, attempt, isSlow }))
        } catch {
          if (isReady()) return
        }
      }
      options.onFailure(error)
      // An older attempt that fails does not take the place of one still running.
      if (attempt < attempts - 1) return
      failures += 1
      isFailureFresh = true
      setTimeout(() => {
        isFailureFresh = false
      }, JUST_NOW_MS)
      set({ kind: 'failed', error, isRetrying: false })
      if (isWantedAgain) retry()
      else schedule()
    }
    const tooLate = () => void fail(new Error(`no answer within ${PATIENCE_MS / 1000} s`), true)
    const patience = setTimeout(tooLate, PATIENCE_MS)
    try {
      arrive(await options.load(attempt))
    } catch (error) {
      await fail(error, false)
    } finally {
      clearTimeout(patience)
    }
  }

  const retry = () => {
    if (isReady()) return
    clearTimeout(timer)
    if (state.kind === 'failed') set({ ...state, isRetrying: true })
    void run()
  }

  const isTrying = () => state.kind === 'loading' || (state.kind === 'failed' && state.isRetrying)
  /** An attempt under way may have begun too early to see what has changed: another follows it, or goes beside a slow one. */
  const heal = () => {
    if (document.visibilityState !== 'visible') return
    if (isTrying() && youngest !== undefined) isWantedAgain = true
    else retry()
  }

  const watch = () => {
    addEventListener('online', heal)
    document.addEventListener('visibilitychange', heal)
    // Something that failed unseen, such as a prefetch, is tried again for the one who wants to see it.
    if (!isFailureFresh && !isTrying()) heal()
    schedule()
  }

  const unwatch = () => {
    removeEventListener('online', heal)
    document.removeEventListener('visibilitychange', heal)
    clearTimeout(timer)
  }

  const first = run()
  return {
    get: () => state,
    first,
    retry,
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) watch()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) unwatch()
      }
    },
  }
}
