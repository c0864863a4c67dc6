import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../database/types'

/** A refund that staff paid outside of its provider. */
export interface RefundSettlementRow {
  refund_no: string
  /** Of the other way, such as a number of the bank. */
  reference: string
  reason_text: string
  settled_by: string
  settled_at: number
  /** When the provider is asked whether it gave the money back all the same; null once that is over. */
  next_look_at: number | null
  looks: number
}

declare module '../../database/types' {
  interface Database {
    refund_settlements: RefundSettlementRow
  }
}

type Db = Kysely<Database>

export const insertSettlement = async (
  trx: Transaction<Database>,
  settlement: Omit<RefundSettlementRow, 'looks'>,
): Promise<void> => {
  await trx
    .insertInto('refund_settlements')
    .values({ ...settlement, looks: 0 })
    .execute()
}

export const findSettlement = (db: Db, refundNo: string): Promise<RefundSettlementRow | undefined> =>
  db.selectFrom('refund_settlements').selectAll().where('refund_no', '=', refundNo).executeTakeFirst()

const LEASE_MS = 60_000
const BATCH = 20

/** Takes settlements whose provider is to be asked, each for one instance. */
export const claimSettlements = (db: Db, now: Instant): Promise<RefundSettlementRow[]> =>
  db
    .updateTable('refund_settlements')
    .set((row) => ({ next_look_at: now + LEASE_MS, looks: row('looks', '+', 1) }))
    .where('refund_no', 'in', (from) =>
      from
        .selectFrom('refund_settlements')
        .select('refund_no')
        .where('next_look_at', '<=', now)
        .orderBy('next_look_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

export const storeNextLook = async (db: Db, refundNo: string, next_look_at: Instant | null): Promise<void> => {
  await db.updateTable('refund_settlements').set({ next_look_at }).where('refund_no', '=', refundNo).execute()
}
