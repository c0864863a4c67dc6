/** How often readiness is asked for, and after how long the reason is said that it is missing. Milliseconds. */
const ASK_EVERY_MS = 500
const SAY_WHY_AFTER_MS = 5_000

/**
 * Says once that the site is ready, when `/health/ready` says so; before that, after a while, what is in the way, and again
 * when that changes. Answers what ends it.
 */
export const sayWhenReady = (options: {
  /** Undefined when it is ready, else what is in the way. */
  obstacle: () => Promise<string | undefined>
  ready: string
  say: (line: string) => void
  /** Monotonic milliseconds. */
  elapsed: () => number
}): (() => Promise<void>) => {
  const { obstacle, say, elapsed } = options
  const begun = elapsed()
  let said: string | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const look = async (): Promise<void> => {
    const reason = await obstacle().catch(() => 'what it stands on does not answer')
    if (isClosed) return
    if (reason === undefined) return say(options.ready)
    if (reason !== said && elapsed() - begun >= SAY_WHY_AFTER_MS) {
      said = reason
      say(`· not ready yet: ${reason}`)
    }
    timer = setTimeout(() => {
      looking = look()
    }, ASK_EVERY_MS)
    timer.unref()
  }
  let looking = look()
  return async () => {
    isClosed = true
    clearTimeout(timer)
    await looking
  }
}
