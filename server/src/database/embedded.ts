import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { COLUMN_PARSERS } from './column-types'
import type { PoolWatch } from './pool-watch'
import type { Database } from './types'
import { type LendingPool, watchedPool } from './watched-pool'

const PARSERS = Object.fromEntries(COLUMN_PARSERS.map(({ oid, parse }) => [oid, parse]))

/**
 * What kysely's own driver sees of PGlite: a pool of one connection, lent to one transaction at a time.
 * `beforeEachLoan` sets the connection up, such as its search path.
 */
export const poolOfOne = (lite: PGlite, beforeEachLoan?: () => Promise<unknown>): PostgresPool => {
  let queue: Promise<unknown> = Promise.resolve()
  return {
    connect: async () => {
      const turn = queue
      let release = () => {}
      queue = new Promise<void>((resolve) => {
        release = resolve
      })
      await turn
      await beforeEachLoan?.()
      const client = {
        query: async (text: string, parameters?: readonly unknown[]) => {
          const { rows, command, rowCount } = await lite.query(text, [...(parameters ?? [])], { parsers: PARSERS })
          return { command, rowCount: rowCount ?? 0, rows }
        },
        release,
      }
      return client as unknown as PostgresPoolClient
    },
    end: () => lite.close(),
  } as PostgresPool
}

/** The embedded database: in `folder`, or in memory. Not for production: it does not sync to disk. */
export const openEmbedded = async (folder?: string, watch?: PoolWatch): Promise<Kysely<Database>> => {
  const lite = await PGlite.create({ ...(folder !== undefined && { dataDir: folder }) })
  // Its one connection is the database itself: there is no other to lend.
  const pool = watchedPool(poolOfOne(lite) as unknown as LendingPool, watch, () => false)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
