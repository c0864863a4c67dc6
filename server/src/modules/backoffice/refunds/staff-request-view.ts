import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import type { PaymentMethods } from '../../money/payments'
import { findOrder } from '../../passenger/orders'
import { findProofSize, findRefundRequest, type RequestView, viewRequest } from '../../passenger/refund-requests'
import { findAccount } from '../../passenger/sessions'
import { type OrderToRefund, readOrderToRefund } from '../../passenger/ticket-refunds'
import { findWaitingProposal } from './proposals.repository'
import { sumRefundedAlone } from './staff-refunds.repository'

/** A request with the order, the policy and the proof that its decision needs. */
export interface StaffRequestView {
  requestView: RequestView
  toRefund: OrderToRefund
  proofSize: number
  /** The waiting proposal of its order. */
  proposalNo: string | undefined
  refundedAlone: number
  /** The present name; undefined where no one decided, or the account is gone. */
  deciderName: string | undefined
}

/** As `by` reads it. Throws REFUND_REQUEST_NOT_FOUND. */
export const viewStaffRequest = async (
  db: Kysely<Database>,
  methods: PaymentMethods,
  { requestNo, by, now }: { requestNo: string; by: string; now: Instant },
): Promise<StaffRequestView> => {
  const request = await findRefundRequest(db, requestNo)
  const order = request && (await findOrder(db, request.order_no))
  if (!order) throw new Refusal('REFUND_REQUEST_NOT_FOUND')
  return {
    requestView: await viewRequest(db, request),
    toRefund: await readOrderToRefund(db, methods, order, now),
    proofSize: await findProofSize(db, requestNo),
    proposalNo: (await findWaitingProposal(db, order.order_no))?.proposal_no,
    refundedAlone: await sumRefundedAlone(db, { orderNo: order.order_no, by, now }),
    deciderName: (await findAccount(db, request.decided_by))?.nickname,
  }
}
