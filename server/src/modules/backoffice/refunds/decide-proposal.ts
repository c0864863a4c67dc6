import type { Instant } from '@shuttle/domain'
import { isReasonGiven } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { isRefusal, Refusal } from '../../../runtime/errors'
import type { PaymentMethods } from '../../money/payments'
import { lockOrder } from '../../passenger/orders'
import { approveRequest } from '../../passenger/refund-requests'
import { type OrderToRefund, readOrderToRefund } from '../../passenger/ticket-refunds'
import { assertNotOwn } from '../staff'
import { enterStaffRefund } from './enter-staff-refund'
import { endProposal, findProposal, type StoredProposal, storeRefundOfProposal } from './proposals.repository'
import { findProposalEnd } from './propose-refund'
import { insertStaffRefund } from './staff-refunds.repository'

interface ProposalDecision {
  proposalNo: string
  /** The second person. */
  by: string
  now: Instant
}

type Trx = Transaction<Database>
interface LockedProposal {
  proposal: StoredProposal
  order: OrderToRefund
}

/**
 * A proposal that this person may decide, under the lock of its order. Returns a refusal for one that ended by itself,
 * whose end is stored. Throws STAFF_PROPOSAL_UNKNOWN, STAFF_OWN_ORDER, STAFF_PROPOSAL_OWN, and STAFF_PROPOSAL_CLOSED
 * with how it ended.
 */
const lockProposal = async (
  trx: Trx,
  methods: PaymentMethods,
  { proposalNo, by, now }: ProposalDecision,
): Promise<LockedProposal | Refusal> => {
  const found = await findProposal(trx, proposalNo)
  const row = found && (await lockOrder(trx, found.order_no))
  // Read again: it may have ended while this call waited for the lock.
  const proposal = row && (await findProposal(trx, proposalNo))
  if (!proposal) throw new Refusal('STAFF_PROPOSAL_UNKNOWN')
  assertNotOwn(row, by)
  if (proposal.state !== 'waiting') throw new Refusal('STAFF_PROPOSAL_CLOSED', { endState: proposal.state })
  if (proposal.proposed_by === by) throw new Refusal('STAFF_PROPOSAL_OWN')
  const order = await readOrderToRefund(trx, methods, row, now)
  const state = await findProposalEnd(trx, order, proposal, now)
  if (state === undefined) return { proposal, order }
  await endProposal(trx, proposalNo, { state, now })
  return state === 'stale'
    ? new Refusal('STAFF_PROPOSAL_STALE')
    : new Refusal('STAFF_PROPOSAL_CLOSED', { endState: state })
}

const enter = async (trx: Trx, { proposal, order }: LockedProposal, { by, now }: ProposalDecision): Promise<string> => {
  const { request_no: requestNo, order_no, items, reason, proposed_by: madeBy } = proposal
  const { policy_fee_cents: policyFee, fee_cents, reason_text: reasonText, answer_text: answerText } = proposal
  if (requestNo === null)
    return enterStaffRefund(trx, order, { items, policyFee, reason, reasonText, madeBy, secondBy: by, now })
  const { refundNo = '' } = await approveRequest(trx, { requestNo, answerText, decidedBy: madeBy, items, now })
  await insertStaffRefund(trx, {
    ...{ refund_no: refundNo, order_no, made_by: madeBy, second_by: by, policy_fee_cents: policyFee },
    ...{ fee_cents, reason_text: reasonText },
  })
  return refundNo
}

/**
 * Approves a proposal as the second person: its tickets are refunded at the fee that was proposed, in the transaction
 * of the caller. A proposal whose tickets or request changed is answered by STAFF_PROPOSAL_STALE. Throws as above.
 */
export const approveProposal = async (
  trx: Trx,
  methods: PaymentMethods,
  decision: ProposalDecision,
): Promise<StoredProposal | Refusal> => {
  const locked = await lockProposal(trx, methods, decision)
  if (isRefusal(locked)) return locked
  const { proposalNo, by, now } = decision
  if (!(await endProposal(trx, proposalNo, { state: 'approved', by, now })))
    throw new Refusal('STAFF_PROPOSAL_CLOSED', { endState: 'approved' })
  await storeRefundOfProposal(trx, proposalNo, await enter(trx, locked, decision))
  return (await findProposal(trx, proposalNo)) ?? locked.proposal
}

/**
 * Rejects a proposal with a reason for its author; a request stays waiting. Throws STAFF_REASON_MISSING, and as above.
 */
export const rejectProposal = async (
  trx: Trx,
  methods: PaymentMethods,
  { reasonText, ...decision }: ProposalDecision & { reasonText: string },
): Promise<StoredProposal | Refusal> => {
  if (!isReasonGiven(reasonText)) throw new Refusal('STAFF_REASON_MISSING')
  const locked = await lockProposal(trx, methods, decision)
  if (isRefusal(locked)) return locked
  const { proposalNo, by, now } = decision
  if (!(await endProposal(trx, proposalNo, { state: 'rejected', by, now, text: reasonText.trim() })))
    throw new Refusal('STAFF_PROPOSAL_CLOSED', { endState: 'rejected' })
  return (await findProposal(trx, proposalNo)) ?? locked.proposal
}
