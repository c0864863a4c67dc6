/** Milliseconds from an answer to the next question. */
const PAUSE_MS = 3000

/**
 * Asks now, and from then on 3 s after each answer or failure, as long as the tab can be seen. One question at a time: who asks
 * while one is under way gets another after its answer, because that one may have begun too early. A tab asks
 * when its reader returns to it. Resolves with the answer or the failure.
 */
export const askWhileVisible = (ask: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  let isWanted = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false
      await ask().catch(() => undefined)
    }
    running = undefined
    timer = setTimeout(() => document.visibilityState === 'visible' && void askNow(), PAUSE_MS)
  }
  const askNow = (): Promise<void> => {
    clearTimeout(timer)
    isWanted = true
    running ??= run()
    return running
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void askNow())
  addEventListener('pageshow', ({ persisted }) => persisted && void askNow())
  return askNow
}
