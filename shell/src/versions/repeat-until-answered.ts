const PAUSE_MS = 5000

/**
 * One question at a time; without an answer it is asked again after a pause. Somebody who wants to know while one
 * is under way gets another when it is answered.
 */
export const repeatUntilAnswered = (ask: () => Promise<void>): (() => void) => {
  let isAsking = false
  let isWanted = false
  const run = async () => {
    isAsking = true
    while (isWanted) {
      isWanted = false
      try {
        await ask()
      } catch {
        isWanted = true
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
    isAsking = false
  }
  return () => {
    isWanted = true
    if (!isAsking) void run()
  }
}
