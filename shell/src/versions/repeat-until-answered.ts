const PAUSE_MS = 5000

/**
 * One request at a time; without an answer it is repeated after a pause. A caller who arrives while a request
 * is under way gets another one after its answer.
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
