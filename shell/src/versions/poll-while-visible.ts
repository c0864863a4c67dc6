/** Milliseconds from an answer to the next request. */
const PAUSE_MS = 3000

/**
 * Polls now, then 3 s after each answer or failure while the tab is visible, and when the user returns to the tab. One
 * request at a time: a call during a request gets another one after its answer, because the first may have begun too
 * early. Resolves after the answer or the failure.
 */
export const pollWhileVisible = (poll: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  let isWanted = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false
      await poll().catch(() => undefined)
    }
    running = undefined
    timer = setTimeout(() => document.visibilityState === 'visible' && void pollNow(), PAUSE_MS)
  }
  const pollNow = (): Promise<void> => {
    clearTimeout(timer)
    isWanted = true
    running ??= run()
    return running
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void pollNow())
  addEventListener('pageshow', ({ persisted }) => persisted && void pollNow())
  return pollNow
}
