import { useSyncExternalStore } from 'react'
import { isAborted } from './abort-loads'

const FIRST_MS = 2000
const LONGEST_MS = 30_000
const JITTER = 0.2

/**
 * Milliseconds until the next try after `failures` in a row: 2, 4, 8 .. 30 s, plus or minus a fifth, so that many
 * browsers do not retry at once. `random` is in [0, 1).
 */
export const retryDelayMs = (failures: number, random: number): number => {
  const base = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  return Math.round(Math.min(LONGEST_MS, base * (1 + JITTER * (2 * random - 1))))
}

export type LoadState<Value> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: Value }
  /** `isRetrying`: another try runs behind the card. */
  | { kind: 'failed'; error: unknown; isRetrying: boolean }

/** A load that may fail and is retried without a page reload. Shaped for `useSyncExternalStore`. */
export interface RetryingLoader<Value> {
  get: () => LoadState<Value>
  /** While it has listeners it retries: after a delay, when the network returns, when the tab becomes visible. */
  subscribe: (listener: () => void) => () => void
  /** Starts another try at once, in parallel to a slow one; the first to arrive wins. */
  retry: () => void
  /** Resolves with the first try, failed or not. Never rejects. */
  first: Promise<void>
}

export interface FailedTry {
  error: unknown
  /** Counts from 0. */
  tryNumber: number
  /** The try did not resolve in time. */
  isSlow: boolean
}

/** Timeout after which a pending try counts as failed; its value is still used when it arrives. */
const TIMEOUT_MS = 20_000

const JUST_NOW_MS = 1000

export const createRetryingLoader = <Value>(options: {
  /** `tryNumber` counts from 0. */
  load: (tryNumber: number) => Promise<Value>
  /** Loads a fallback for a failed try; rejects when there is none. */
  loadFallback?: (failed: FailedTry) => Promise<Value>
  /** A try failed, and there was no fallback. */
  onFailure: (error: unknown) => void
  random?: () => number
}): RetryingLoader<Value> => {
  const random = options.random ?? Math.random
  const listeners = new Set<() => void>()
  let state: LoadState<Value> = { kind: 'loading' }
  let tries = 0
  let failures = 0
  let isFailureFresh = false
  /** The try that began less than a second ago. */
  let latestTry: number | undefined
  let mustTryAgain = false
  /** The latest try was caused by the return to the tab or the network. */
  let isOfSign = false
  /** The latest failure is a try without an answer. */
  let isUnanswered = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (next: LoadState<Value>) => {
    state = next
    for (const listener of listeners) listener()
  }
  // Read again after every await: another try may have arrived.
  const isReady = () => state.kind === 'ready'
  const arrive = (value: Value) => {
    if (!isReady()) set({ kind: 'ready', value })
  }

  const schedule = () => {
    clearTimeout(timer)
    if (state.kind !== 'failed' || listeners.size === 0) return
    // A slow load still arrives: another request would only slow it down.
    timer = setTimeout(retry, isUnanswered ? LONGEST_MS : retryDelayMs(failures, random()))
  }

  const run = async () => {
    const tryNumber = tries++
    isOfSign = false
    let hasEnded = false
    mustTryAgain = false
    latestTry = tryNumber
    setTimeout(() => {
      if (latestTry !== tryNumber) return
      latestTry = undefined
      if (mustTryAgain && isTrying()) retry()
    }, JUST_NOW_MS)
    const fail = async (error: unknown, isSlow: boolean): Promise<void> => {
      if (hasEnded || isReady()) return
      hasEnded = true
      // Aborted by a retry: its own, which continues, or that of another part of the same
      // build, and then this one retries as well.
      if (isAborted(error)) return tryNumber < tries - 1 ? undefined : run()
      if (options.loadFallback) {
        try {
          return arrive(await options.loadFallback({ error, tryNumber, isSlow }))
        } catch {
          if (isReady()) return
        }
      }
      options.onFailure(error)
      // The failure of an older try does not count while a newer one runs.
      if (tryNumber < tries - 1) return
      failures += 1
      isUnanswered = isSlow
      isFailureFresh = true
      setTimeout(() => {
        isFailureFresh = false
      }, JUST_NOW_MS)
      set({ kind: 'failed', error, isRetrying: false })
      if (mustTryAgain) retry()
      else schedule()
    }
    const tooLate = () => void fail(new Error(`no answer within ${TIMEOUT_MS / 1000} s`), true)
    const timeout = setTimeout(tooLate, TIMEOUT_MS)
    try {
      arrive(await options.load(tryNumber))
    } catch (error) {
      await fail(error, false)
    } finally {
      clearTimeout(timeout)
    }
  }

  const retry = () => {
    if (isReady()) return
    clearTimeout(timer)
    if (state.kind === 'failed') set({ ...state, isRetrying: true })
    void run()
  }

  const isTrying = () => state.kind === 'loading' || (state.kind === 'failed' && state.isRetrying)
  /**
   * A running try may have begun too early to benefit from the event: another follows it, or runs in parallel to a slow
   * one. The return to the tab adds nothing to an event just before it.
   */
  const retryIfVisible = (event?: Event) => {
    if (document.visibilityState !== 'visible') return
    if (!isTrying() || latestTry === undefined) {
      retry()
      isOfSign = true
    } else if (!isOfSign || event?.type === 'online') mustTryAgain = true
  }

  const watch = () => {
    addEventListener('online', retryIfVisible)
    document.addEventListener('visibilitychange', retryIfVisible)
    // A load that failed without listeners, such as a prefetch, is retried for the first listener.
    if (!isFailureFresh && !isTrying()) retryIfVisible()
    schedule()
  }

  const unwatch = () => {
    removeEventListener('online', retryIfVisible)
    document.removeEventListener('visibilitychange', retryIfVisible)
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

export const useLoad = <Value>(load: RetryingLoader<Value>): LoadState<Value> =>
  useSyncExternalStore(load.subscribe, load.get)
