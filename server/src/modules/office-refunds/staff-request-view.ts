import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { findOrder, findRefundRequest } from '../orders'
import type { PaymentMethods } from '../payments'
import { findProofSize, type RequestView, viewRequest } from '../refund-requests'
import { type OrderToRefund, readOrderToRefund } from '../ticket-refunds'

/** A request with the order, the policy and the proof that its decision needs. */
export interface StaffRequestView {
  asked: RequestView
  toRefund: OrderToRefund
  proofSize: number
}

/** Throws REFUND_REQUEST_NOT_FOUND. */
export const viewStaffRequest = async (
  db: Kysely<Database>,
  methods: PaymentMethods,
  requestNo: string,
): Promise<StaffRequestView> => {
  const request = await findRefundRequest(db, requestNo)
  const order = request && (await findOrder(db, request.order_no))
  if (!order) throw new Refusal('REFUND_REQUEST_NOT_FOUND')
  return {
    asked: await viewRequest(db, request),
    toRefund: await readOrderToRefund(db, methods, order),
    proofSize: await findProofSize(db, requestNo),
  }
}
