/** Interval of the readiness checks, and the delay until an obstacle is reported. Milliseconds. */
const ASK_EVERY_MS = 500
const SAY_WHY_AFTER_MS = 5_000

/**
 * Reports once that the site is ready, according to `/health/ready`; before that, after a while, the obstacle, and
 * again when that changes. Answers a function that stops it.
 */
export const sayWhenReady = (options: {
  /** Undefined when it is ready, else the obstacle. */
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
