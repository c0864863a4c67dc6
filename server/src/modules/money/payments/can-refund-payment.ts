import type { Kysely } from 'kysely'
import type { Database, OrderRow } from '../../../database/types'
import type { PaymentMethods } from './payment-provider'
import { hasRefusedRefund } from './refund-ledger.repository'

/**
 * Whether the money of an order can be refunded by its original method: its provider is still configured, and has not
 * refused an earlier refund of it. An order that coupons paid whole needs no provider.
 */
export const canRefundPayment = async (
  db: Kysely<Database>,
  methods: PaymentMethods,
  order: Pick<OrderRow, 'order_no' | 'due_cents' | 'pay_type'>,
): Promise<boolean> => {
  if (order.due_cents === 0) return true
  return methods.byCode(order.pay_type) !== undefined && !(await hasRefusedRefund(db, order.order_no))
}
