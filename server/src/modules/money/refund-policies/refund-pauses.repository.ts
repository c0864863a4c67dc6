import type { Instant, RefundPause } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'

/** Automatic refunds that staff paused, beside the policies of orders. */
export interface RefundPauseRow {
  /** Id from the form that made it: sent again, it is the same one. */
  pause_no: string
  /** One-way line; empty for every line. */
  line_code: string
  begins_at: number
  /** First moment after it; null until staff end it. */
  ends_at: number | null
  reason_text: string
  /** Accounts of the staff. */
  made_by: string
  made_at: number
  ended_by: string
}

declare module '../../../database/types' {
  interface Database {
    refund_pauses: RefundPauseRow
  }
}

type Db = Kysely<Database>

/** Pauses that concern one of these one-way lines. */
export const findPauses = async (db: Db, lineCodes: readonly string[]): Promise<RefundPause[]> => {
  const rows = await db
    .selectFrom('refund_pauses')
    .select(['begins_at', 'ends_at'])
    .where('line_code', 'in', ['', ...lineCodes])
    .execute()
  return rows.map(({ begins_at, ends_at }) => ({ from: begins_at, until: ends_at ?? undefined }))
}

/** The newest first. */
export const listPauses = (db: Db): Promise<RefundPauseRow[]> =>
  db.selectFrom('refund_pauses').selectAll().orderBy('begins_at', 'desc').orderBy('pause_no').limit(200).execute()

export const findPause = (db: Db, pauseNo: string): Promise<RefundPauseRow | undefined> =>
  db.selectFrom('refund_pauses').selectAll().where('pause_no', '=', pauseNo).executeTakeFirst()

/** One that exists already stays unchanged. */
export const insertPause = async (trx: Transaction<Database>, row: RefundPauseRow): Promise<void> => {
  await trx
    .insertInto('refund_pauses')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends a pause that is not over: now, or at its beginning where that is in the future. False for any other. */
export const endPause = async (
  trx: Transaction<Database>,
  { pauseNo, by, now }: { pauseNo: string; by: string; now: Instant },
): Promise<boolean> => {
  const open = trx
    .updateTable('refund_pauses')
    .set(({ fn, val }) => ({ ends_at: fn<number>('greatest', ['begins_at', val(now)]), ended_by: by }))
    .where('pause_no', '=', pauseNo)
  const ended = await open
    .where(({ eb, or, ref }) =>
      or([eb('ends_at', 'is', null), eb.and([eb('ends_at', '>', now), eb('ends_at', '>', ref('begins_at'))])]),
    )
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}
