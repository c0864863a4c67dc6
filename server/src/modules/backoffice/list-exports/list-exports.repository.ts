import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { ListExportRow, ListKind } from './list-export-tables'

type Trx = Transaction<Database>

export const listExports = (db: Kysely<Database>, kind: ListKind, accountId: string): Promise<ListExportRow[]> =>
  db
    .selectFrom('list_exports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('started_at', 'desc')
    .orderBy('export_id', 'desc')
    .limit(10)
    .execute()

/** Stores an export, or returns the one that waits for the same list of the same account. */
export const storeExport = async (trx: Trx, row: ListExportRow): Promise<ListExportRow> => {
  const { account_id, kind, search, language } = row
  const waiting = await trx
    .selectFrom('list_exports')
    .selectAll()
    .where((where) => where.and({ account_id, kind, search, language, state: 'waiting' }))
    .executeTakeFirst()
  return waiting ?? trx.insertInto('list_exports').values(row).returningAll().executeTakeFirstOrThrow()
}

/**
 * The export that waits longest, locked until the transaction ends; undefined where all waiting ones are locked by
 * other instances.
 */
export const lockWaitingExport = (trx: Trx): Promise<ListExportRow | undefined> =>
  trx
    .selectFrom('list_exports')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('started_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const storePart = async (trx: Trx, part: { export_id: string; part: number; csv: string }): Promise<void> => {
  await trx.insertInto('list_export_parts').values(part).execute()
}

export const endExport = async (
  db: Kysely<Database>,
  exportId: string,
  end: Partial<Pick<ListExportRow, 'state' | 'row_count' | 'part_count' | 'attempts'>>,
): Promise<void> => {
  await db.updateTable('list_exports').set(end).where('export_id', '=', exportId).execute()
}

/** A part of a file of the account's own; undefined where there is none. */
export const findPart = (
  db: Kysely<Database>,
  wanted: { exportId: string; kind: ListKind; accountId: string; part: number },
): Promise<{ csv: string } | undefined> =>
  db
    .selectFrom('list_export_parts')
    .innerJoin('list_exports', 'list_exports.export_id', 'list_export_parts.export_id')
    .select('list_export_parts.csv')
    .where('list_exports.export_id', '=', wanted.exportId)
    .where('list_exports.kind', '=', wanted.kind)
    .where('list_exports.account_id', '=', wanted.accountId)
    .where('list_exports.state', '=', 'ready')
    .where('list_export_parts.part', '=', wanted.part)
    .executeTakeFirst()

export const findExport = (
  db: Kysely<Database>,
  exportId: string,
): Promise<Pick<ListExportRow, 'account_id' | 'kind' | 'row_count' | 'started_at'> | undefined> =>
  db
    .selectFrom('list_exports')
    .select(['account_id', 'kind', 'row_count', 'started_at'])
    .where('export_id', '=', exportId)
    .executeTakeFirst()

/** When a file of this moment is deleted. */
export const EXPORT_LASTS_MS = 86_400_000
export const exportEndsAt = (startedAt: Instant): Instant => startedAt + EXPORT_LASTS_MS
