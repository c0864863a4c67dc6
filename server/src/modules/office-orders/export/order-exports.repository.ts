import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { OrderExportRow } from '../office-order-tables'

type Trx = Transaction<Database>

export const listExports = (db: Kysely<Database>, accountId: string): Promise<OrderExportRow[]> =>
  db
    .selectFrom('order_exports')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('started_at', 'desc')
    .orderBy('export_id', 'desc')
    .limit(10)
    .execute()

/** Stores an export, or answers the one that waits for the same search of the same account. */
export const storeExport = async (trx: Trx, row: OrderExportRow): Promise<OrderExportRow> => {
  const { account_id, filters, sort, language } = row
  const waiting = await trx
    .selectFrom('order_exports')
    .selectAll()
    .where((where) => where.and({ account_id, filters, sort, language, state: 'waiting' }))
    .executeTakeFirst()
  return waiting ?? trx.insertInto('order_exports').values(row).returningAll().executeTakeFirstOrThrow()
}

/**
 * The one that waits longest, held until the transaction ends; undefined where none waits that no other instance
 * writes.
 */
export const lockWaitingExport = (trx: Trx): Promise<OrderExportRow | undefined> =>
  trx
    .selectFrom('order_exports')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('started_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const storePart = async (trx: Trx, part: { export_id: string; part: number; csv: string }): Promise<void> => {
  await trx.insertInto('order_export_parts').values(part).execute()
}

export const endExport = async (
  db: Kysely<Database>,
  exportId: string,
  end: Partial<Pick<OrderExportRow, 'state' | 'row_count' | 'part_count' | 'attempts'>>,
): Promise<void> => {
  await db.updateTable('order_exports').set(end).where('export_id', '=', exportId).execute()
}

/** A part of a file of the account's own; undefined where there is none. */
export const findPart = (
  db: Kysely<Database>,
  wanted: { exportId: string; accountId: string; part: number },
): Promise<{ csv: string } | undefined> =>
  db
    .selectFrom('order_export_parts')
    .innerJoin('order_exports', 'order_exports.export_id', 'order_export_parts.export_id')
    .select('order_export_parts.csv')
    .where('order_exports.export_id', '=', wanted.exportId)
    .where('order_exports.account_id', '=', wanted.accountId)
    .where('order_exports.state', '=', 'ready')
    .where('order_export_parts.part', '=', wanted.part)
    .executeTakeFirst()

export const findExport = (
  db: Kysely<Database>,
  exportId: string,
): Promise<Pick<OrderExportRow, 'account_id' | 'row_count' | 'started_at'> | undefined> =>
  db
    .selectFrom('order_exports')
    .select(['account_id', 'row_count', 'started_at'])
    .where('export_id', '=', exportId)
    .executeTakeFirst()

/** When a file of this moment is deleted. */
export const EXPORT_LASTS_MS = 86_400_000
export const exportEndsAt = (startedAt: Instant): Instant => startedAt + EXPORT_LASTS_MS
