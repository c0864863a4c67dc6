import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, type Migration, sql, type Transaction } from 'kysely'
import { systemClock } from '../runtime/clock'
import type { Database } from './types'

/**
 * What must not run in a transaction, such as `create index concurrently`; it may run again after it failed halfway.
 */
export interface ConcurrentMigration {
  // biome-ignore lint/suspicious/noExplicitAny: it knows tables of its time, as kysely's own migrations do
  concurrently: (db: Kysely<any>) => Promise<void>
}
export type SchemaMigrations = Readonly<Record<string, Migration | ConcurrentMigration>>

/** The tables of kysely's migrator, whose work this one continues. */
interface MigrationTables {
  kysely_migration: { name: string; timestamp: string }
  kysely_migration_lock: { id: string; is_locked: number }
}
const LOCK_ROW = 'migration_lock'

/**
 * Statements queued behind a waiting `alter table` wait this long at most; then the migration steps aside, and retries
 * later.
 */
const LOCK_MS = 2000
/**
 * So long after the loss of their process the locks of a migration end; a transaction that only holds the turn has no
 * such limit.
 */
const IDLE_MS = 60_000
/** A lock did not come; a deadlock; a serialization failure. */
const OTHERS_IN_THE_WAY = ['55P03', '40P01', '40001']
/** Another instance made the tables of migrations a moment before: their rows, they themselves, or their types. */
const MADE_MEANWHILE = ['23505', '42P07', '42710']
const ATTEMPTS = 60
const LONGEST_PAUSE_MS = 5000
/** Pause before the next check of whether another instance is done. */
const OTHER_MIGRATES_MS = 100

const pauseAfter = (attempt: number): Promise<void> =>
  sleep(Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempt) * (0.5 + Math.random() / 2))

const withRetries = async <Result>(codes: readonly string[], work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const { code } = Object(error) as { code?: string }
      if (attempt >= ATTEMPTS || !codes.includes(code ?? '')) throw error
      await pauseAfter(attempt)
    }
  }
}

const hasTables = async (db: Kysely<MigrationTables>): Promise<boolean> => {
  const { rows } = await sql<{ both: boolean }>`select to_regclass('kysely_migration') is not null
    and to_regclass('kysely_migration_lock') is not null as both`.execute(db)
  return rows[0]?.both === true
}

const createTables = (db: Kysely<MigrationTables>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      trx,
    )
    await sql`create table if not exists kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
      trx,
    )
    await trx
      .insertInto('kysely_migration_lock')
      .values({ id: LOCK_ROW, is_locked: 0 })
      .onConflict((row) => row.doNothing())
      .execute()
  })

/** Names of migrations that ran; a later version may have added some that this one does not know. */
export const findApplied = async (db: Kysely<Database>): Promise<ReadonlySet<string>> => {
  const tables = db as unknown as Kysely<MigrationTables>
  if (!(await hasTables(tables))) return new Set()
  return new Set((await tables.selectFrom('kysely_migration').select('name').execute()).map(({ name }) => name))
}

/** The database was made by migrations that began with another one: its tables are not those that these expect. */
export class NotCarriedOver extends Error {
  override name = 'NotCarriedOver'
  constructor() {
    super(
      'This database is of an earlier version and is not carried over; nothing was changed: start with another DATA_DIR, ' +
        'or with an empty database in DATABASE_URL.',
    )
  }
}

/**
 * The first that has not run, up to `upTo`; undefined when there is none. Throws when a later one ran before it, and
 * {@link NotCarriedOver} when others ran without the first.
 */
const findNext = (
  names: readonly string[],
  applied: ReadonlySet<string>,
  upTo: string | undefined,
): string | undefined => {
  const next = names.find((name) => !applied.has(name))
  if (next === names[0] && applied.size > 0) throw new NotCarriedOver()
  if (next === undefined || (upTo !== undefined && next > upTo)) return undefined
  const later = names.find((name) => name > next && applied.has(name))
  if (later !== undefined) throw new Error(`migration ${next} cannot run: ${later}, which follows it, has run`)
  return next
}

/**
 * Takes the turn by the lock of a row, which ends with its transaction: a session lock would stay with the connection
 * behind a pooler. False while another instance has it: a wait in the database would hold a snapshot, for which the
 * build of an index would wait.
 */
const takeTurn = async (trx: Transaction<MigrationTables>): Promise<boolean> => {
  const turn = trx.selectFrom('kysely_migration_lock').select('id').where('id', '=', LOCK_ROW).forUpdate().skipLocked()
  return (await turn.execute()).length > 0
}

const note = (db: Kysely<MigrationTables>, name: string) =>
  // Written in real time: for people, and for kysely's own migrator.
  db
    .insertInto('kysely_migration')
    .values({ name, timestamp: new Date(systemClock().real()).toISOString() })
    .execute()

/** Runs it, unless another instance has the turn, or had it before. */
const runOne = async (
  db: Kysely<MigrationTables>,
  name: string,
  migration: SchemaMigrations[string],
): Promise<void> => {
  const isDone = async (of: Kysely<MigrationTables>) =>
    (await of.selectFrom('kysely_migration').select('name').where('name', '=', name).execute()).length > 0
  const hadTurn = await db.transaction().execute(async (trx) => {
    if (!(await takeTurn(trx))) return false
    if (await isDone(trx)) return true
    // A role may have limits of its own, which are made for requests.
    await sql.raw('set local statement_timeout = 0').execute(trx)
    const idleMs = 'up' in migration ? IDLE_MS : 0
    await sql.raw(`set local idle_in_transaction_session_timeout = ${idleMs}`).execute(trx)
    // Also ends the portal of the query before, for whose snapshot the build of an index would wait.
    await sql.raw(`set local lock_timeout = ${LOCK_MS}`).execute(trx)
    if ('up' in migration) await migration.up(trx)
    // On another connection, while this one holds the turn.
    else await migration.concurrently(db)
    await note(trx, name)
    return true
  })
  if (!hadTurn) await sleep(OTHER_MIGRATES_MS)
}

/**
 * Runs the migrations that have not run yet, in order, each in a transaction of its own: an interrupted start is
 * continued by the next one. Several instances may start at once; each migration runs once.
 */
export const runMigrations = async (
  db: Kysely<Database>,
  migrations: SchemaMigrations,
  upTo?: string,
): Promise<void> => {
  const tables = db as unknown as Kysely<MigrationTables>
  if (!(await hasTables(tables))) await withRetries(MADE_MEANWHILE, () => createTables(tables))
  const names = Object.keys(migrations).sort()
  for (;;) {
    const name = findNext(names, await findApplied(db), upTo)
    if (name === undefined) return
    await withRetries(OTHERS_IN_THE_WAY, () => runOne(tables, name, migrations[name] as SchemaMigrations[string]))
  }
}
