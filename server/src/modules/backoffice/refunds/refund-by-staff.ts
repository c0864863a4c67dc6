import { type Cents, type Instant, quoteRefund, type RefundReason } from '@shuttle/domain'
import { checkStaffRefund, needsSecondApproval } from '@shuttle/domain/staff'
import type { StaffRefundOutcome } from '@shuttle/wire/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import type { PaymentMethods } from '../../money/payments'
import { lockOrder } from '../../passenger/orders'
import { findWaitingRequest } from '../../passenger/refund-requests'
import { findMissingTickets, type OrderToRefund, readOrderToRefund } from '../../passenger/ticket-refunds'
import { assertNotOwn, lockStaffAccount } from '../staff'
import { changeFee, type FeeChange } from './change-fee'
import { enterStaffRefund } from './enter-staff-refund'
import { assertNoProposal, proposeRefund } from './propose-refund'
import { sumRefundedAlone } from './staff-refunds.repository'

interface StaffRefundCommand extends FeeChange {
  orderNo: string
  tickets: readonly string[]
  /** The fee under the policy that staff read. */
  policyFee: Cents
  reason: RefundReason
  by: string
  /** Above it a changed fee needs a second person. */
  limit: Cents
  now: Instant
}

/** Throws why staff cannot refund these tickets together, naming the tickets that have to be chosen too. */
export const assertStaffRefund = ({ refundable }: OrderToRefund, tickets: readonly string[]): void => {
  const violation = checkStaffRefund(refundable, tickets)
  if (violation) throw new Refusal(violation, findMissingTickets(refundable, tickets))
}

/**
 * Refunds tickets by hand under the policy of their order, or at another fee with a reason; above the limit that waits
 * for a second person. Throws ORDER_NOT_FOUND, STAFF_OWN_ORDER, REFUND_REQUEST_OPEN where a request is to be decided
 * instead, STAFF_PROPOSAL_WAITING, why the tickets cannot be refunded, REFUND_FEE_CHANGED where the fee of the policy
 * has changed, STAFF_REASON_MISSING and STAFF_FEE_INVALID.
 */
export const refundByStaff = async (
  trx: Transaction<Database>,
  methods: PaymentMethods,
  command: StaffRefundCommand,
): Promise<StaffRefundOutcome> => {
  const { orderNo, tickets, reason, reasonText, by, limit, now } = command
  const order = await lockOrder(trx, orderNo)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  assertNotOwn(order, by)
  if (await findWaitingRequest(trx, orderNo)) throw new Refusal('REFUND_REQUEST_OPEN')
  const toRefund = await readOrderToRefund(trx, methods, order, now)
  await assertNoProposal(trx, toRefund, now)
  assertStaffRefund(toRefund, tickets)
  const quote = quoteRefund(toRefund.refundable, tickets, now)
  if (quote.fee !== command.policyFee) throw new Refusal('REFUND_FEE_CHANGED')
  const { items, isFeeChanged, policyFee, refund } = changeFee(toRefund, quote.items, command)
  await lockStaffAccount(trx, by)
  const alone = await sumRefundedAlone(trx, { orderNo, by, now })
  const about = { items, policyFee, reason, reasonText: isFeeChanged ? reasonText : '', now }
  if (needsSecondApproval({ isFeeChanged, refund, alone }, limit))
    return { proposalNo: await proposeRefund(trx, toRefund, { ...about, requestNo: null, answerText: '', by }) }
  return { refundNo: await enterStaffRefund(trx, toRefund, { ...about, madeBy: by, secondBy: '' }) }
}
