import type { Cents, Instant } from '@shuttle/domain'
import { needsSecondApproval } from '@shuttle/domain/staff'
import type { StaffRefundOutcome } from '@shuttle/wire/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import type { PaymentMethods } from '../../money/payments'
import { lockOrder } from '../../passenger/orders'
import { approveRequest, findRefundRequest } from '../../passenger/refund-requests'
import { readOrderToRefund } from '../../passenger/ticket-refunds'
import { lockStaffAccount } from '../staff'
import { changeFee, type FeeChange } from './change-fee'
import { proposeRefund } from './propose-refund'
import { insertStaffRefund, sumRefundedAlone } from './staff-refunds.repository'

interface RequestApproval extends FeeChange {
  requestNo: string
  answerText: string
  by: string
  limit: Cents
  now: Instant
}

/**
 * Approves a request at its fee, or at another one with a reason; above the limit that waits for a second person, and
 * so does the request. Throws what `approveRequest` does, STAFF_REASON_MISSING, STAFF_FEE_INVALID and
 * STAFF_PROPOSAL_WAITING.
 */
export const approveRequestByStaff = async (
  trx: Transaction<Database>,
  methods: PaymentMethods,
  { requestNo, answerText, by, limit, now, ...change }: RequestApproval,
): Promise<StaffRefundOutcome> => {
  const found = await findRefundRequest(trx, requestNo)
  const order = found && (await lockOrder(trx, found.order_no))
  const request = order && (await findRefundRequest(trx, requestNo))
  if (!request) throw new Refusal('REFUND_REQUEST_NOT_FOUND')
  if (request.state !== 'waiting') throw new Refusal('REFUND_REQUEST_CLOSED', { endState: request.state })
  const { order_no: orderNo, reason } = request
  const toRefund = await readOrderToRefund(trx, methods, order, now)
  const { items, isFeeChanged, policyFee, refund } = changeFee(toRefund, request.items, change)
  await lockStaffAccount(trx, by)
  const alone = await sumRefundedAlone(trx, { orderNo, by, now })
  if (needsSecondApproval({ isFeeChanged, refund, alone }, limit)) {
    const proposed = { requestNo, items, policyFee, reason, reasonText: change.reasonText, answerText, by, now }
    return { proposalNo: await proposeRefund(trx, toRefund, proposed) }
  }
  const decision = { requestNo, answerText, decidedBy: by, now, ...(isFeeChanged && { items }) }
  const { refundNo = '' } = await approveRequest(trx, decision)
  if (isFeeChanged)
    await insertStaffRefund(trx, {
      ...{ refund_no: refundNo, order_no: orderNo, made_by: by, second_by: '', policy_fee_cents: policyFee },
      ...{ fee_cents: items.reduce((sum, { fee }) => sum + fee, 0), reason_text: change.reasonText.trim() },
    })
  return { refundNo }
}
