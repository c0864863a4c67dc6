import type { Instant } from '@shuttle/domain'

/** The service's only source of time. */
export interface Clock {
  /** Business time in milliseconds since the epoch. */
  now: () => Instant
  /** Monotonic milliseconds; tests and operators cannot move it. */
  elapsed: () => number
  /** Real time in milliseconds since the epoch, for signatures that other machines date; cannot be moved. */
  real: () => Instant
}

/** Real time, or real time moved so that the service started at `startAt`. */
export const systemClock = (startAt?: Instant): Clock => {
  const offset = startAt === undefined ? 0 : startAt - Date.now()
  return { now: () => Date.now() + offset, elapsed: () => performance.now(), real: Date.now }
}

/** A clock for tests: stopped until it is moved. */
export const testClock = (startAt: Instant): Clock & { set: (now: Instant) => void; advance: (ms: number) => void } => {
  let now = startAt
  return {
    now: () => now,
    elapsed: () => now,
    real: () => now,
    set: (to) => {
      now = to
    },
    advance: (ms) => {
      now += ms
    },
  }
}
