export interface ServerClock {
  /** Server time in milliseconds. */
  now: () => number
  /** Sets the clock to the time in an answer. */
  set: (serverNow: number) => void
  /** Milliseconds that the device slept since the last call, by the difference of the two local clocks. */
  slept: () => number
}

/**
 * Continues the server's time by the monotonic timer, so a wrong phone clock changes nothing. That timer may stop while
 * the device sleeps, so the wall clock's difference bridges the gap until the server is queried again.
 */
export const createServerClock = (options: {
  serverNow: number
  monotonic: () => number
  wall: () => number
  /** Monotonic time of the answer; now by default. */
  answeredAt?: number
}): ServerClock => {
  let serverNow = options.serverNow
  let since = options.answeredAt ?? options.monotonic()
  let offset = options.wall() - options.monotonic()
  const slept = () => {
    const drift = options.wall() - options.monotonic() - offset
    offset += drift
    // A backward step means that the user set the clock.
    const asleep = drift > 1000 ? drift : 0
    serverNow += asleep
    return asleep
  }
  return {
    now: () => serverNow + (options.monotonic() - since),
    set: (given) => {
      serverNow = given
      since = options.monotonic()
      offset = options.wall() - since
    },
    slept,
  }
}

/** The clock of this page, from the time that the composer wrote when its answer began. */
export const createPageClock = (serverNow: number): ServerClock => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return createServerClock({
    serverNow,
    monotonic: () => performance.now(),
    wall: () => Date.now(),
    ...(navigation && navigation.responseStart > 0 && { answeredAt: navigation.responseStart }),
  })
}
