import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freeServicePorts } from '@shuttle/platform/free-service-ports'
import { type Kysely, sql } from 'kysely'
import { LONG_TIMEOUTS, openPostgres } from '../database/postgres'
import type { Database } from '../database/types'
import { spawnService } from './testing/spawn-service'

const NAME = `older_${process.pid}`
const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-older-'))
const url = new URL(process.env.TEST_DATABASE_URL ?? '')
let admin: Kysely<Database>
let older: Kysely<Database>
beforeAll(async () => {
  const timeouts = LONG_TIMEOUTS
  admin = openPostgres({ url: url.href, connections: 1, timeouts })
  await sql.raw(`create database ${NAME}`).execute(admin)
  url.pathname = `/${NAME}`
  older = openPostgres({ url: url.href, connections: 1, timeouts })
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(older)
  await sql`create table kysely_migration_lock (id text primary key, is_locked integer not null)`.execute(older)
  await sql`insert into kysely_migration values ('0001-ticketing', '2026-11-01')`.execute(older)
})
afterAll(async () => {
  await older.destroy()
  await sql.raw(`drop database ${NAME} with (force)`).execute(admin)
  await admin.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a start on a database of an earlier version ends with one line that explains how to start empty', async () => {
  const ports = await freeServicePorts()
  const { code, errors } = await spawnService({ ...ports, DATA_DIR: dataDir, DATABASE_URL: url.href }).ended
  expect(errors).toBe(
    'This database is of an earlier version and is not carried over; nothing was changed: start with another DATA_DIR, ' +
      'or with an empty database in DATABASE_URL.\n',
  )
  expect(code).toBe(1)
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' order by 1`.execute(older)
  expect(rows.map(({ name }) => name)).toEqual(['kysely_migration', 'kysely_migration_lock'])
})
