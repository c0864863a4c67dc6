import type { CivilDate } from '@shuttle/domain'
import { dayLimits } from '@shuttle/domain/staff'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import type { RefundRow } from '../payments'

type Db = Kysely<Database>

/** The columns of an attempt that its query needs. */
export interface DayAttempt {
  request_no: string
  order_no: string
  created_at: number
}

/**
 * Attempts of a business day, each on one day alone: the day on which its money was recorded, else the day on which it
 * was opened.
 */
export const listDayAttempts = async (db: Db, provider: string, day: CivilDate): Promise<DayAttempt[]> => {
  const { from, until } = dayLimits(day)
  const columns = ['payment_attempts.request_no', 'payment_attempts.order_no', 'payment_attempts.created_at'] as const
  const paid = db
    .selectFrom('payment_transactions')
    .innerJoin('payment_attempts', 'payment_attempts.request_no', 'payment_transactions.request_no')
    .select(columns)
    .where('payment_transactions.provider', '=', provider)
    .where('booked_at', '>=', from)
    .where('booked_at', '<', until)
  const unpaid = db
    .selectFrom('payment_attempts')
    .leftJoin('payment_transactions', 'payment_transactions.request_no', 'payment_attempts.request_no')
    .select(columns)
    .where('payment_attempts.provider', '=', provider)
    .where('payment_attempts.created_at', '>=', from)
    .where('payment_attempts.created_at', '<', until)
    .where('payment_transactions.request_no', 'is', null)
  return paid.union(unpaid).orderBy('request_no').execute()
}

/**
 * Refunds of a business day, each on one day alone: the day on which it ended, or until then the day on which it was
 * entered.
 */
export const listDayRefunds = async (db: Db, provider: string, day: CivilDate): Promise<RefundRow[]> => {
  const { from, until } = dayLimits(day)
  const requestedRefunds = db
    .selectFrom('refunds')
    .selectAll()
    .where('provider', '=', provider)
    .where('request_no', 'is not', null)
    .where('amount_cents', '>', 0)
  const ended = requestedRefunds.where('ended_at', '>=', from).where('ended_at', '<', until)
  const open = requestedRefunds
    .where('ended_at', 'is', null)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
  return ended.unionAll(open).orderBy('refund_no').execute()
}

/** Numbers of all refunds of an attempt, in any state. */
export const listRefundNumbers = async (db: Db, requestNo: string): Promise<string[]> => {
  const refunds = db.selectFrom('refunds').select('refund_no').where('request_no', '=', requestNo)
  return (await refunds.execute()).map(({ refund_no }) => refund_no)
}

/** A refund of this provider by our number. */
export const findProviderRefund = (db: Db, provider: string, refundNo: string): Promise<RefundRow | undefined> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('refund_no', '=', refundNo)
    .where('provider', '=', provider)
    .executeTakeFirst()
