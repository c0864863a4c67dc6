/** After this many tries a message is given up. */
export const MAX_ATTEMPTS = 20

const LONGEST_MS = 30 * 60_000

/** Milliseconds until the next try: 2, 4, 8 s ... half an hour. */
export const retryDelay = (attempts: number): number => Math.min(LONGEST_MS, 1000 * 2 ** attempts)
