import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/types'

const MOST_BYTES = 256 * 1024 * 1024

/** PostgreSQL's own programs, from where the server of the tests is, else from the path. */
const run = (program: string, args: string[], input = ''): string =>
  execFileSync(join(process.env.TEST_POSTGRES_BIN ?? '', program), args, {
    input,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  })

const testDatabase = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined) throw new Error('the tests do not run on PostgreSQL')
  return url
}

const readSchema = async (db: Kysely<Database>): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select current_schema()::text as name`.execute(db)
  return rows[0]?.name ?? ''
}

/** What `pg_dump` writes of the tables of a test, as an operator's backup has it. */
export const dumpDatabase = async (db: Kysely<Database>): Promise<string> =>
  run('pg_dump', [`--schema=${await readSchema(db)}`, '--no-owner', testDatabase()])

/** A database of its own with what a dump has; answers its address and schema, and how to remove it. */
export const restoreDump = async (dump: string, db: Kysely<Database>) => {
  const schema = await readSchema(db)
  const name = `restored_${schema}`
  const execute = (statement: string) => run('psql', ['-qc', statement, testDatabase()])
  execute(`create database ${name}`)
  const url = new URL(testDatabase())
  url.pathname = `/${name}`
  run('psql', ['-q', '-v', 'ON_ERROR_STOP=1', url.href], dump)
  return { url: url.href, schema, remove: () => void execute(`drop database ${name} with (force)`) }
}
