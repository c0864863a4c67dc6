import { createHash } from 'node:crypto'
import { type Kysely, type Migration, sql } from 'kysely'
import { accounts } from './baseline/accounts'
import { catalogue } from './baseline/catalogue'
import { content } from './baseline/content'
import { coupons } from './baseline/coupons'
import { disruptions } from './baseline/disruptions'
import { jobs } from './baseline/jobs'
import { orders } from './baseline/orders'
import { payments } from './baseline/payments'
import { reconciliation } from './baseline/reconciliation'
import { refunds } from './baseline/refunds'
import { releases } from './baseline/releases'
import { rules } from './baseline/rules'
import { staff } from './baseline/staff'

/** A table comes after those that it refers to. */
const statements: readonly string[] = [
  ...catalogue,
  ...accounts,
  ...rules,
  ...orders,
  ...coupons,
  ...payments,
  ...refunds,
  ...reconciliation,
  ...disruptions,
  ...staff,
  ...content,
  ...releases,
  ...jobs,
]

const hash = createHash('sha256').update(statements.join(';')).digest('hex')

/**
 * Contains a hash of the statements: a database of a baseline from before 1.0.0 has no migration of this name, and is
 * refused. The name is frozen; a change of the schema is a migration.
 */
export const BASELINE_NAME = `0001-baseline-${hash.slice(0, 12)}`

/** All tables, and the rows that every site starts with (ADR-77). */
export const baseline: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
