import type { Kysely, Transaction } from 'kysely'
import { countRetry } from './retry-counter'

const ATTEMPTS = 6
const RETRIED = new Set(['40001', '40P01'])

const getCode = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? ''

const pause = (attempt: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.random() * 2 ** attempt * 5))

/**
 * Runs `work` in one transaction, again after a serialization failure or deadlock (40001, 40P01). `work` may run
 * several times: it writes to the database and does nothing else.
 */
export const transaction = async <Tables, Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = getCode(error)
      if (attempt >= ATTEMPTS || !RETRIED.has(code)) throw error
      countRetry(db, code)
      await pause(attempt)
    }
  }
}
