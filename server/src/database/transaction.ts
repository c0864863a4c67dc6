import type { Kysely, Transaction } from 'kysely'

const ATTEMPTS = 6
const RETRIED = new Set(['40001', '40P01'])

const isRetried = (error: unknown): boolean => RETRIED.has((error as { code?: string })?.code ?? '')

const pause = (attempt: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.random() * 2 ** attempt * 5))

/**
 * Runs `work` in one transaction, again after a serialization failure or deadlock (40001, 40P01).
 * `work` may run several times: it writes to the database and does nothing else.
 */
export const transaction = async <Tables, Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetried(error)) throw error
      await pause(attempt)
    }
  }
}
