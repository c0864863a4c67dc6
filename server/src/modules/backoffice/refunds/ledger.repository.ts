import type { Cents } from '@shuttle/domain'
import type { LedgerState } from '@shuttle/domain/staff'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/types'
import type { RefundRow } from '../../money/payments'
import type { LedgerFilter } from './ledger-filter'

type Db = Kysely<Database>

/** A refund with its payment, its author, and how it was settled. */
export interface LedgerRow extends Omit<RefundRow, 'state' | 'currency'> {
  state: LedgerState
  currency: 'CNY' | 'HKD'
  transaction_id: string | null
  fee_cents: Cents
  tickets: string[]
  made_by: string | null
  second_by: string | null
  policy_fee_cents: Cents | null
  staff_reason: string | null
  reference: string | null
  settled_reason: string | null
  settled_by: string | null
  settled_at: number | null
  /** Present names, null for an account that is gone. */
  maker_name: string | null
  second_name: string | null
  settler_name: string | null
}

const STATE = sql<LedgerState>`case when refund_settlements.refund_no is null then refunds.state else 'settled' end`

const narrow = (db: Db, { provider, number }: Omit<LedgerFilter, 'state'>) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.order_no', 'refunds.order_no')
    .leftJoin('staff_refunds', 'staff_refunds.refund_no', 'refunds.refund_no')
    .leftJoin('refund_settlements', 'refund_settlements.refund_no', 'refunds.refund_no')
    .$if(provider !== undefined, (found) => found.where('refunds.provider', '=', provider ?? ''))
    .$if(number !== undefined, (found) =>
      found.where((is) =>
        is.or([
          is('refunds.refund_no', '=', number ?? ''),
          is('refunds.order_no', '=', number ?? ''),
          is('refunds.request_no', '=', number ?? ''),
        ]),
      ),
    )

/** Refunds, the newest first; those before the one of this number. */
export const listLedger = async (
  db: Db,
  { state, ...filter }: LedgerFilter,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<LedgerRow[]> => {
  const rows = await narrow(db, filter)
    .selectAll('refunds')
    .select([STATE.as('state'), 'orders.currency', 'made_by', 'second_by', 'policy_fee_cents'])
    .select(['staff_refunds.reason_text as staff_reason', 'refund_settlements.reason_text as settled_reason'])
    .select(['reference', 'settled_by', 'settled_at'])
    .leftJoin('accounts as maker', 'maker.id', 'staff_refunds.made_by')
    .leftJoin('accounts as second', 'second.id', 'staff_refunds.second_by')
    .leftJoin('accounts as settler', 'settler.id', 'refund_settlements.settled_by')
    .select(['maker.nickname as maker_name', 'second.nickname as second_name', 'settler.nickname as settler_name'])
    .select(({ selectFrom }) =>
      selectFrom('payment_transactions')
        .select('transaction_id')
        .whereRef('payment_transactions.request_no', '=', 'refunds.request_no')
        .orderBy('booked_at')
        .limit(1)
        .as('transaction_id'),
    )
    .$if(state !== undefined, (found) => found.where(STATE, '=', state ?? 'accepted'))
    .$if(before !== undefined, (found) =>
      found.where(
        sql<boolean>`(refunds.created_at, refunds.refund_no) <
          (select created_at, refund_no from refunds where refund_no = ${before})`,
      ),
    )
    .orderBy('refunds.created_at', 'desc')
    .orderBy('refunds.refund_no', 'desc')
    .limit(limit)
    .execute()
  if (rows.length === 0) return []
  const items = await db
    .selectFrom('refund_items')
    .select(['refund_no', 'ticket_no', 'fee_cents'])
    .where(
      'refund_no',
      'in',
      rows.map(({ refund_no }) => refund_no),
    )
    .orderBy('ticket_no')
    .execute()
  return rows.map((row) => {
    const own = items.filter(({ refund_no }) => refund_no === row.refund_no)
    return {
      ...row,
      tickets: own.map(({ ticket_no }) => ticket_no),
      fee_cents: own.reduce((sum, { fee_cents }) => sum + fee_cents, 0),
    }
  })
}

/** Number of refunds of each state. */
export const countLedger = async (
  db: Db,
  filter: Omit<LedgerFilter, 'state'>,
): Promise<Partial<Record<LedgerState, number>>> => {
  const rows = await narrow(db, filter)
    .select([STATE.as('state'), ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(STATE)
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}
