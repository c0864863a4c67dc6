import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql, type Transaction } from 'kysely'
import { transaction } from './transaction'
import type { Database } from './types'

/** For a statement of a job that reads much: nobody waits for it, and what it reads grows with the years. */
export const JOB_STATEMENT_MS = 60_000
/** What an answer takes on its way, beyond the statement. */
const WAY_MS = 1000

const answerLimits = new AsyncLocalStorage<number>()

/** Milliseconds for which an answer is waited here where that is longer than the pool waits; undefined where it is not. */
export const longAnswerMs = (): number | undefined => answerLimits.getStore()

/** Statements of `work` may take `ms`, longer than the pool lets them, in a transaction of its own: so the limit ends with it. */
export const withLongStatements = <Result>(
  db: Kysely<Database>,
  ms: number,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  transaction(db, async (trx) => {
    await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(trx)
    return answerLimits.run(ms + WAY_MS, () => work(trx))
  })
