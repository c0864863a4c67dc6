import type { MoneyFigures } from './money-figures.repository'

/** For any number of scrapers: each process queries the database once in this time. */
const FRESH_MS = 10_000
/** A scrape waits no longer for a database that does not answer: it gets the previous figures. */
const TIMEOUT_MS = 2_000

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref()
  })

/**
 * Figures that are read on demand, and cached for some seconds. A read that fails or takes long leaves the previous
 * ones; undefined before the first.
 */
export const cachedFigures = ({
  read,
  elapsed,
  onFault,
}: {
  read: () => Promise<MoneyFigures>
  elapsed: () => number
  onFault: (error: unknown) => void
}): (() => Promise<MoneyFigures | undefined>) => {
  let known: MoneyFigures | undefined
  let startedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const start = async (): Promise<void> => {
    startedAt = elapsed()
    try {
      known = await read()
    } catch (error) {
      onFault(error)
    } finally {
      reading = undefined
    }
  }
  return async () => {
    if (!reading && elapsed() - startedAt >= FRESH_MS) reading = start()
    if (reading) await Promise.race([reading, pause(TIMEOUT_MS)])
    return known
  }
}
