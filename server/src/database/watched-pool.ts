import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { isConnectionLost, toDatabaseFault } from './database-away'
import type { PoolWatch } from './pool-watch'

/** The used part of pg's pool. */
export interface LendingPool {
  connect: () => Promise<{
    query: (text: string, parameters: readonly unknown[]) => Promise<unknown>
    /** With a fault the connection is not lent again. */
    release: (fault?: Error) => void
  }>
  end: () => Promise<void>
}

/** Passes everything on. */
const UNWATCHED: PoolWatch = {
  loan: (connect) => connect(),
  statement: (send) => send(),
  unansweredMs: () => 0,
  isDiskFull: () => false,
}

/**
 * The same pool under a watch. A connection that did not answer once is neither queried nor lent again: pg would put
 * the next statement behind the one that hangs.
 */
export const watchedPool = (
  pool: LendingPool,
  watch: PoolWatch = UNWATCHED,
  isLost = isConnectionLost,
): PostgresPool => {
  const connect = async () => {
    const client = await watch
      .loan(() => pool.connect())
      .catch((error: unknown) => Promise.reject(toDatabaseFault(error)))
    let lost: Error | undefined
    return {
      query: async (text: string, parameters: readonly unknown[]) => {
        if (lost) throw lost
        try {
          return await watch.statement(() => client.query(text, parameters))
        } catch (error) {
          const fault = toDatabaseFault(error)
          if (isLost(error)) lost = fault as Error
          throw fault
        }
      },
      release: () => client.release(lost),
    } as unknown as PostgresPoolClient
  }
  return { connect, end: () => pool.end() } as PostgresPool
}
