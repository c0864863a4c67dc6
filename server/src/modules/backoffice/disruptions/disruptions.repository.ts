import type { CivilDate, Instant } from '@shuttle/domain'
import type { DisruptionScope } from '@shuttle/domain/staff'
import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { DisruptionOrderRow, DisruptionRow } from './disruption-tables'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** How long an instance holds a disruption before another may take it. */
export const DISRUPTION_LEASE_MS = 60_000

/** False where the same form was sent concurrently, and the other disruption is stored. */
export const insertDisruption = async (trx: Trx, row: Insertable<Database['disruptions']>): Promise<boolean> => {
  const inserted = await trx
    .insertInto('disruptions')
    .values(row)
    .onConflict((same) => same.column('request_key').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export const findDisruption = (db: Db, disruptionNo: string): Promise<DisruptionRow | undefined> =>
  db.selectFrom('disruptions').selectAll().where('disruption_no', '=', disruptionNo).executeTakeFirst()

export const findDisruptionByKey = (db: Db, requestKey: string): Promise<DisruptionRow | undefined> =>
  db.selectFrom('disruptions').selectAll().where('request_key', '=', requestKey).executeTakeFirst()

export const lockDisruption = (trx: Trx, disruptionNo: string): Promise<DisruptionRow | undefined> =>
  trx.selectFrom('disruptions').selectAll().where('disruption_no', '=', disruptionNo).forUpdate().executeTakeFirst()

/**
 * Whether the job still runs; the row is locked until the transaction ends, so that a pause waits for the order in
 * progress.
 */
export const holdRunning = async (trx: Trx, disruptionNo: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('disruptions')
    .select('state')
    .where('disruption_no', '=', disruptionNo)
    .forShare()
    .executeTakeFirst()
  return row?.state === 'running'
}

export const changeDisruption = async (
  trx: Trx,
  disruptionNo: string,
  change: Partial<Pick<DisruptionRow, 'state' | 'next_run_at' | 'ended_at' | 'is_sold_again'>>,
): Promise<void> => {
  await trx.updateTable('disruptions').set(change).where('disruption_no', '=', disruptionNo).execute()
}

/** Takes the disruption that is due for longest, for this instance alone; undefined where none is. */
export const claimDisruption = (db: Db, now: Instant): Promise<DisruptionRow | undefined> =>
  db
    .updateTable('disruptions')
    .set({ next_run_at: now + DISRUPTION_LEASE_MS })
    .where('disruption_no', '=', (from) =>
      from
        .selectFrom('disruptions')
        .select('disruption_no')
        .where('state', '=', 'running')
        .where('next_run_at', '<=', now)
        .orderBy('next_run_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()

/** Releases a disruption after a run, or ends it. A state that staff have set meanwhile stays. */
export const leaveDisruption = async (
  db: Db,
  disruptionNo: string,
  change: Pick<DisruptionRow, 'state' | 'next_run_at' | 'ended_at'>,
): Promise<void> => {
  await db
    .updateTable('disruptions')
    .set(change)
    .where('disruption_no', '=', disruptionNo)
    .where('state', '=', 'running')
    .execute()
}

/** Disruptions before a number, the newest first. */
export const listDisruptions = async (
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<DisruptionRow[]> => {
  const last = before === undefined ? undefined : await findDisruption(db, before)
  return db
    .selectFrom('disruptions')
    .selectAll()
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('declared_at', 'disruption_no'), '<', tuple(last?.declared_at ?? 0, last?.disruption_no ?? '')),
      ),
    )
    .orderBy('declared_at', 'desc')
    .orderBy('disruption_no', 'desc')
    .limit(limit)
    .execute()
}

/** Orders that are due, by number. */
export const listDueOrders = async (
  db: Db,
  disruptionNo: string,
  { now, limit }: { now: Instant; limit: number },
): Promise<Array<Pick<DisruptionOrderRow, 'order_no' | 'tries'>>> =>
  db
    .selectFrom('disruption_orders')
    .select(['order_no', 'tries'])
    .where('disruption_no', '=', disruptionNo)
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('order_no')
    .limit(limit)
    .execute()

/** When the next waiting order is due; undefined where none waits. */
export const findNextTry = async (db: Db, disruptionNo: string): Promise<Instant | undefined> => {
  const row = await db
    .selectFrom('disruption_orders')
    .select(({ fn }) => fn.min('next_try_at').as('next'))
    .where('disruption_no', '=', disruptionNo)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row?.next === null || row?.next === undefined ? undefined : Number(row.next)
}

/** Claims an order for this transaction; only one of several concurrent calls gets it. */
export const takeTurn = async (trx: Trx, disruptionNo: string, orderNo: string, now: Instant): Promise<boolean> => {
  const taken = await trx
    .updateTable('disruption_orders')
    .set({ state: 'not-refunded', done_at: now, last_fault: '' })
    .where('disruption_no', '=', disruptionNo)
    .where('order_no', '=', orderNo)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Stores the result of an order, or a failed try. */
export const changeDisruptedOrder = async (
  db: Db,
  disruptionNo: string,
  orderNo: string,
  change: Partial<Omit<DisruptionOrderRow, 'disruption_no' | 'order_no'>>,
): Promise<void> => {
  await db
    .updateTable('disruption_orders')
    .set(change)
    .where('disruption_no', '=', disruptionNo)
    .where('order_no', '=', orderNo)
    .execute()
}

/** Stores a failed try, unless another instance has finished the order meanwhile. */
export const recordFault = async (
  db: Db,
  disruptionNo: string,
  orderNo: string,
  change: Pick<DisruptionOrderRow, 'state' | 'tries' | 'last_fault' | 'next_try_at'>,
): Promise<void> => {
  await db
    .updateTable('disruption_orders')
    .set(change)
    .where('disruption_no', '=', disruptionNo)
    .where('order_no', '=', orderNo)
    .where('state', '=', 'waiting')
    .execute()
}

/** Puts the failed orders back into the queue; returns how many. */
export const retryFailedOrders = async (trx: Trx, disruptionNo: string, now: Instant): Promise<number> => {
  const changed = await trx
    .updateTable('disruption_orders')
    .set({ state: 'waiting', tries: 0, next_try_at: now })
    .where('disruption_no', '=', disruptionNo)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return Number(changed.numUpdatedRows)
}

/** Disruptions that share rides with these, were not cancelled, and whose days were not put on sale again. */
export const listDisruptionsOver = (
  db: Db,
  { lineCode, from, until, beginTime }: DisruptionScope,
): Promise<DisruptionRow[]> =>
  db
    .selectFrom('disruptions')
    .selectAll()
    .where('line_code', '=', lineCode)
    .where('date_from', '<=', until)
    .where('date_until', '>=', from)
    .where('begin_time', 'in', [...new Set(['', beginTime])])
    .where('state', '<>', 'cancelled')
    .where('is_sold_again', '=', false)
    .execute()

/**
 * Disruptions of all rides of a line that share a day with these and were not put on sale again: their days stay
 * closed.
 */
export const listUnsoldDisruptions = (
  db: Db,
  { lineCode, from, until }: { lineCode: string; from: CivilDate; until: CivilDate },
): Promise<DisruptionRow[]> =>
  db
    .selectFrom('disruptions')
    .selectAll()
    .where('line_code', '=', lineCode)
    .where('begin_time', '=', '')
    .where('is_sold_again', '=', false)
    .where('date_from', '<=', until)
    .where('date_until', '>=', from)
    .execute()

/** The order of a refund and its result, for the mail about it. */
export const findDisruptedOrder = (db: Db, refundNo: string): Promise<DisruptionOrderRow | undefined> =>
  db.selectFrom('disruption_orders').selectAll().where('refund_no', '=', refundNo).executeTakeFirst()
