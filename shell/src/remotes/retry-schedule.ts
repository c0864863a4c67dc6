const FIRST_MS = 2000
const LONGEST_MS = 30_000
const JITTER = 0.2

/**
 * Milliseconds until the next attempt after `failures` in a row: 2, 4, 8 .. 30 s, a fifth more or less, so that a
 * crowd does not come back at once. `random` is in [0, 1).
 */
export const retryDelayMs = (failures: number, random: number): number => {
  const base = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  return Math.round(Math.min(LONGEST_MS, base * (1 + JITTER * (2 * random - 1))))
}
