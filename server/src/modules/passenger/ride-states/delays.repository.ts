import type { CivilDate, Instant } from '@shuttle/domain'
import type { DeclaredDelay, DelayedRides } from '@shuttle/domain/staff'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'

/** Rides of one day that staff declared late. */
export interface DelayRow {
  delay_no: string
  /** Of the form that declared it; a repeated one is the same delay. */
  request_key: string
  request_hash: string
  line_code: string
  travel_date: string
  /** `HH:mm` of one departure; empty for all rides of the day. */
  begin_time: string
  minutes: number
  /** For passengers; empty in every language where staff wrote none. */
  text_zh_cn: string
  text_zh_hk: string
  text_en: string
  /** Accounts of staff. */
  declared_by: string
  declared_at: number
  ended_by: string | null
  ended_at: number | null
}

declare module '../../../database/types' {
  interface Database {
    delays: DelayRow
  }
}

/** A delay as its rules read it, with its row. */
export const toDelay = (row: DelayRow): DeclaredDelay & { row: DelayRow } => ({
  lineCode: row.line_code,
  date: row.travel_date,
  beginTime: row.begin_time,
  minutes: row.minutes,
  declaredAt: row.declared_at,
  row,
})

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** False where the same form was sent concurrently, and the other delay is stored. */
export const insertDelay = async (trx: Trx, row: DelayRow): Promise<boolean> => {
  const inserted = await trx
    .insertInto('delays')
    .values(row)
    .onConflict((same) => same.column('request_key').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export const findDelayRow = (db: Db, delayNo: string): Promise<DelayRow | undefined> =>
  db.selectFrom('delays').selectAll().where('delay_no', '=', delayNo).executeTakeFirst()

export const findDelayByKey = (db: Db, requestKey: string): Promise<DelayRow | undefined> =>
  db.selectFrom('delays').selectAll().where('request_key', '=', requestKey).executeTakeFirst()

/** Ends a delay; false where it was ended before. */
export const endDelay = async (trx: Trx, delayNo: string, end: { by: string; now: Instant }): Promise<boolean> => {
  const ended = await trx
    .updateTable('delays')
    .set({ ended_by: end.by, ended_at: end.now })
    .where('delay_no', '=', delayNo)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

/** Ends the delays of exactly these rides, before a new one replaces them. */
export const endDelaysOf = async (trx: Trx, rides: DelayedRides, end: { by: string; now: Instant }): Promise<void> => {
  await trx
    .updateTable('delays')
    .set({ ended_by: end.by, ended_at: end.now })
    .where('line_code', '=', rides.lineCode)
    .where('travel_date', '=', rides.date)
    .where('begin_time', '=', rides.beginTime)
    .where('ended_at', 'is', null)
    .execute()
}

/** Delays of this day and later that staff have not ended, the newest first. */
export const listDelaysFrom = (db: Db, from: CivilDate): Promise<DelayRow[]> =>
  db
    .selectFrom('delays')
    .selectAll()
    .where('travel_date', '>=', from)
    .where('ended_at', 'is', null)
    .orderBy('declared_at', 'desc')
    .orderBy('delay_no', 'desc')
    .execute()

/** Delays of every state, the newest first. */
export const listDelays = (db: Db, limit: number): Promise<DelayRow[]> =>
  db.selectFrom('delays').selectAll().orderBy('declared_at', 'desc').orderBy('delay_no', 'desc').limit(limit).execute()
