import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql, type Transaction } from 'kysely'
import { transaction } from './transaction'
import type { Database } from './types'

/** Timeout of a statement of a job that reads much: no request waits for it, and what it reads grows with the years. */
export const JOB_STATEMENT_MS = 60_000
/** Network time of an answer, added to the timeout of the statement. */
const WAY_MS = 1000

const answerLimits = new AsyncLocalStorage<number>()

/**
 * Milliseconds to wait for an answer in {@link withLongStatements}; undefined outside, where the timeout of the pool
 * applies.
 */
export const longAnswerMs = (): number | undefined => answerLimits.getStore()

/**
 * Runs `work` with a statement timeout of `ms`, longer than the pool's, in a transaction of its own: so the limit ends
 * with it.
 */
export const withLongStatements = <Result>(
  db: Kysely<Database>,
  ms: number,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  transaction(db, async (trx) => {
    await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(trx)
    return answerLimits.run(ms + WAY_MS, () => work(trx))
  })
