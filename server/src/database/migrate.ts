import type { Kysely } from 'kysely'
import { BASELINE_NAME, baseline } from './migrations/0001-baseline'
import { outboxByKind } from './migrations/0002-outbox-by-kind'
import { guides } from './migrations/0003-guides'
import { delays } from './migrations/0004-delays'
import { visits } from './migrations/0005-visits'
import { releases } from './migrations/0006-releases'
import { admittedKeys } from './migrations/0007-admitted-keys'
import { smokeAndOrigins } from './migrations/0009-smoke-and-origins'
import { addSmokedPages } from './migrations/0010-smoked-pages'
import { findApplied, runMigrations, type SchemaMigrations } from './run-migrations'
import type { Database } from './types'

/** In order, new ones last: one that has run anywhere is neither changed nor preceded. */
export const MIGRATIONS: SchemaMigrations = {
  [BASELINE_NAME]: baseline,
  '0002-outbox-by-kind': outboxByKind,
  '0003-guides': guides,
  '0004-delays': delays,
  '0005-visits': visits,
  '0006-releases': releases,
  '0007-admitted-keys': admittedKeys,
  '0009-smoke-and-origins': smokeAndOrigins,
  '0010-smoked-pages': addSmokedPages,
}

/** Whether the schema is one that this code reads and writes; it may be that of a later version. Changes nothing. */
export const isMigrated = async (db: Kysely<Database>): Promise<boolean> => {
  const applied = await findApplied(db)
  return Object.keys(MIGRATIONS).every((name) => applied.has(name))
}

/** Brings the schema up to date, or up to the migration of this name. */
export const migrate = (db: Kysely<Database>, upTo?: string): Promise<void> => runMigrations(db, MIGRATIONS, upTo)
