import { DAY_MS, type Instant, type RefundQuoteItem, type RefundReason } from '@shuttle/domain'
import { checkStaffRefund } from '@shuttle/domain/staff'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { newProposalNumber } from '../../passenger/orders'
import { findWaitingRequest } from '../../passenger/refund-requests'
import type { OrderToRefund } from '../../passenger/ticket-refunds'
import { endProposal, findWaitingProposal, insertProposal, type StoredProposal } from './proposals.repository'

/**
 * What ended a proposal before it was decided: its deadline, or a change of its tickets or its request. The order is
 * locked.
 */
export const findProposalEnd = async (
  db: Kysely<Database>,
  { refundable }: OrderToRefund,
  { items, departures, request_no, order_no, expires_at }: StoredProposal,
  now: number,
): Promise<'expired' | 'stale' | undefined> => {
  if (now >= expires_at) return 'expired'
  const waiting = await findWaitingRequest(db, order_no)
  if ((waiting?.request_no ?? null) !== request_no) return 'stale'
  const numbers = items.map(({ ticketNo }) => ticketNo)
  if (checkStaffRefund(refundable, numbers) !== undefined) return 'stale'
  const isSame = items.every(({ ticketNo, paid }) => {
    const ticket = refundable.tickets.find((each) => each.ticketNo === ticketNo)
    return ticket?.paid === paid && ticket.departsAt === departures[ticketNo]
  })
  return isSame ? undefined : 'stale'
}

/** How long a proposal waits for a second person. */
export const PROPOSAL_DAYS = 7

export interface ProposedRefund {
  requestNo: string | null
  /** At the proposed fee. */
  items: RefundQuoteItem[]
  policyFee: number
  reason: RefundReason
  reasonText: string
  answerText: string
  by: string
  now: Instant
}

/**
 * Throws STAFF_PROPOSAL_WAITING where one waits for this locked order; one that has ended by itself is stored as such.
 */
export const assertNoProposal = async (trx: Transaction<Database>, order: OrderToRefund, now: Instant) => {
  const waiting = await findWaitingProposal(trx, order.view.order.order_no)
  if (!waiting) return
  const state = await findProposalEnd(trx, order, waiting, now)
  if (state === undefined) throw new Refusal('STAFF_PROPOSAL_WAITING')
  await endProposal(trx, waiting.proposal_no, { state, now })
}

/**
 * Stores a refund of a locked order as a proposal for a second person; returns its number. Throws
 * STAFF_PROPOSAL_WAITING.
 */
export const proposeRefund = async (
  trx: Transaction<Database>,
  order: OrderToRefund,
  { requestNo, items, policyFee, reason, reasonText, answerText, by, now }: ProposedRefund,
): Promise<string> => {
  await assertNoProposal(trx, order, now)
  const proposalNo = newProposalNumber(now)
  const { view, refundable } = order
  const departures = refundable.tickets.map(({ ticketNo, departsAt }) => [ticketNo, departsAt])
  await insertProposal(trx, {
    ...{ proposal_no: proposalNo, order_no: view.order.order_no, request_no: requestNo, items },
    departures: Object.fromEntries(departures),
    ...{ policy_id: refundable.policy.id, policy_fee_cents: policyFee, reason, reason_text: reasonText.trim() },
    ...{ answer_text: answerText.trim(), proposed_by: by, created_at: now, expires_at: now + PROPOSAL_DAYS * DAY_MS },
  })
  return proposalNo
}
