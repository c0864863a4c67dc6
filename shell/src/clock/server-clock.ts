export interface ServerClock {
  /** Server time in milliseconds. */
  now: () => number
  /** Sets the time that an answer carries. */
  set: (serverNow: number) => void
  /** How long the device slept since the last call, as far as the two local clocks show. Milliseconds. */
  slept: () => number
}

/**
 * Counts the server's time on by the monotonic timer, so a wrong phone clock changes nothing. The timer may stop while
 * the device sleeps; the wall clock does not, and only its difference is used, until the server is asked again.
 */
export const createServerClock = (options: {
  serverNow: number
  monotonic: () => number
  wall: () => number
  /** Monotonic moment of the answer; now, when it is left out. */
  saidAt?: number
}): ServerClock => {
  let serverNow = options.serverNow
  let since = options.saidAt ?? options.monotonic()
  let offset = options.wall() - options.monotonic()
  const slept = () => {
    const drift = options.wall() - options.monotonic() - offset
    offset += drift
    // Backwards means that the user moved the clock.
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

/** The clock of this page: the composer wrote the time when its answer began. */
export const createPageClock = (serverNow: number): ServerClock => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return createServerClock({
    serverNow,
    monotonic: () => performance.now(),
    wall: () => Date.now(),
    ...(navigation && navigation.responseStart > 0 && { saidAt: navigation.responseStart }),
  })
}
