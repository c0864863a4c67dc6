import { findNextStatus, type Instant, isPastDeadline } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database, OrderRow } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { releaseCoupons } from '../coupons'
import { getLegs, lockOwnOrder, transitionOrder } from './orders.repository'
import { releaseSeats } from './seats.repository'

/** Ends a locked unpaid order and releases its coupons and seats. Money that comes later is refunded automatically. */
export const cancelUnpaid = async (trx: Transaction<Database>, order: OrderRow): Promise<void> => {
  await transitionOrder(trx, order, 'cancel')
  await releaseCoupons(trx, order.order_no)
  await releaseSeats(trx, getLegs(order), order.seats)
}

/**
 * Cancels an unpaid order and releases its seats and coupons; idempotent. Throws ORDER_NOT_FOUND, ORDER_EXPIRED once
 * the deadline has passed, ORDER_NOT_CANCELLABLE when it is paid.
 */
export const cancelOrder = (
  { db }: Pick<AppContext, 'db'>,
  command: { orderNo: string; accountId: string; now: Instant },
): Promise<void> =>
  transaction(db, async (trx) => {
    const order = await lockOwnOrder(trx, command.orderNo, command.accountId)
    if (!order) throw new Refusal('ORDER_NOT_FOUND')
    if (order.status === 'cancelled') return
    if (isPastDeadline({ status: order.status, payBy: order.pay_by }, command.now)) throw new Refusal('ORDER_EXPIRED')
    if (!findNextStatus(order.status, 'cancel')) throw new Refusal('ORDER_NOT_CANCELLABLE')
    await cancelUnpaid(trx, order)
  })
