/** Interval of the readiness checks, and the delay until an obstacle is reported. Milliseconds. */
const POLL_INTERVAL_MS = 500
const REPORT_OBSTACLE_AFTER_MS = 5_000

/**
 * Reports once that the site is ready, according to `/health/ready`; before that, after a while, the obstacle, and
 * again when that changes. Answers a function that stops it.
 */
export const reportReadiness = (options: {
  /** Undefined when it is ready, else the obstacle. */
  obstacle: () => Promise<string | undefined>
  ready: string
  print: (line: string) => void
  /** Monotonic milliseconds. */
  elapsed: () => number
}): (() => Promise<void>) => {
  const { obstacle, print, elapsed } = options
  const begun = elapsed()
  let reported: string | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const check = async (): Promise<void> => {
    const reason = await obstacle().catch(() => 'what it stands on does not answer')
    if (isClosed) return
    if (reason === undefined) return print(options.ready)
    if (reason !== reported && elapsed() - begun >= REPORT_OBSTACLE_AFTER_MS) {
      reported = reason
      print(`· not ready yet: ${reason}`)
    }
    timer = setTimeout(() => {
      checking = check()
    }, POLL_INTERVAL_MS)
    timer.unref()
  }
  let checking = check()
  return async () => {
    isClosed = true
    clearTimeout(timer)
    await checking
  }
}
