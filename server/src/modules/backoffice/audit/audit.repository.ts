import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { hashEntry } from './audit-chain'
import type { AuditHeadRow, AuditRow, AuditSealRow } from './audit-tables'
import { describeTyped } from './describe-typed'

type Db = Kysely<Database>

/** The fields of an audit event; the chain adds the rest. */
export type AuditEntry = Omit<AuditRow, 'entry' | 'previous_hash' | 'hash'>

/**
 * Appends an entry to the chain, in the transaction of the action. The head's row is locked until it ends, so
 * concurrent actions follow each other and a rollback leaves no gap. Called last, so that the lock is short.
 */
export const appendEntry = async (trx: Transaction<Database>, entry: AuditEntry): Promise<void> => {
  const head = await trx.selectFrom('audit_head').selectAll().where('id', '=', 1).forUpdate().executeTakeFirstOrThrow()
  const object_id = describeTyped(entry.object_id)
  const linked = { ...entry, object_id, entry: head.entries + 1, previous_hash: head.hash }
  const hash = hashEntry(linked)
  await trx
    .insertInto('audit_entries')
    .values({ ...linked, hash })
    .execute()
  await trx.updateTable('audit_head').set({ entries: linked.entry, hash }).where('id', '=', 1).execute()
}

export const findHead = (db: Db): Promise<AuditHeadRow> =>
  db.selectFrom('audit_head').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()

/** Entries after one, in their order. */
export const listEntriesAfter = (db: Db, entry: number, limit: number): Promise<AuditRow[]> =>
  db.selectFrom('audit_entries').selectAll().where('entry', '>', entry).orderBy('entry').limit(limit).execute()

export interface AuditFilter {
  beforeEntry?: number | undefined
  accountId?: string | undefined
  action?: string | undefined
  objectId?: string | undefined
  limit: number
}

/** The newest entries first. */
export const findEntries = (db: Db, { beforeEntry, accountId, action, objectId, limit }: AuditFilter) => {
  let found = db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(limit)
  if (beforeEntry !== undefined) found = found.where('entry', '<', beforeEntry)
  if (accountId !== undefined) found = found.where('account_id', '=', accountId)
  if (action !== undefined) found = found.where('action', '=', action)
  // Codes, such as those of lines, have capital letters.
  if (objectId !== undefined) found = found.where('object_id', 'in', [...new Set([objectId, objectId.toUpperCase()])])
  return found.execute()
}

/** The newest of these actions that an account did, of those about no single object. */
export const findLastDone = (
  db: Db,
  { accountId, actions }: { accountId: string; actions: readonly string[] },
): Promise<Pick<AuditRow, 'at'> | undefined> =>
  db
    .selectFrom('audit_entries')
    .select('at')
    .where('account_id', '=', accountId)
    .where('action', 'in', actions)
    .where('outcome', '=', 'done')
    .where('object_id', '=', '')
    .orderBy('entry', 'desc')
    .limit(1)
    .executeTakeFirst()

export const listSeals = (db: Db): Promise<AuditSealRow[]> =>
  db.selectFrom('audit_seals').selectAll().orderBy('day').execute()

/** The entry that a seal names; undefined where it is gone. */
export const findEntry = (db: Db, entry: number): Promise<AuditRow | undefined> =>
  db.selectFrom('audit_entries').selectAll().where('entry', '=', entry).executeTakeFirst()

/** Whether the seal of the day was stored; another process may have been first. */
export const insertSeal = async (db: Db, seal: AuditSealRow): Promise<boolean> => {
  const inserted = await db
    .insertInto('audit_seals')
    .values(seal)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const hasSeal = async (db: Db, day: string): Promise<boolean> =>
  (await db.selectFrom('audit_seals').select('day').where('day', '=', day).executeTakeFirst()) !== undefined
