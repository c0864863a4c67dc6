import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { COLUMN_PARSERS } from './column-types'
import type { Database } from './types'

/** What kysely's own driver sees of PGlite: a pool of one connection, lent to one transaction at a time. */
const poolOfOne = (lite: PGlite): PostgresPool => {
  let queue: Promise<unknown> = Promise.resolve()
  return {
    connect: async () => {
      const turn = queue
      let release = () => {}
      queue = new Promise<void>((resolve) => {
        release = resolve
      })
      await turn
      const client = {
        query: async (text: string, parameters?: readonly unknown[]) => {
          const { rows, affectedRows } = await lite.query(text, [...(parameters ?? [])])
          // Row counts are read from the command's name; PGlite does not tell it.
          const command =
            /^\s*(?:with\b[\s\S]*?\)\s*)?(insert|update|delete|merge|select)\b/i.exec(text)?.[1]?.toUpperCase() ??
            'SELECT'
          return { command, rowCount: affectedRows ?? rows.length, rows }
        },
        release,
      }
      return client as unknown as PostgresPoolClient
    },
    end: () => lite.close(),
  } as PostgresPool
}

/** The embedded database: in `folder`, or in memory. Not for production: it does not sync to disk. */
export const openEmbedded = async (folder?: string): Promise<Kysely<Database>> => {
  const parsers = Object.fromEntries(COLUMN_PARSERS.map(({ oid, parse }) => [oid, parse]))
  const lite = await PGlite.create({ ...(folder !== undefined && { dataDir: folder }), parsers })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOfOne(lite) }) })
}
