import { readReason } from '@shuttle/calls/staff'
import type { Cents, Currency, Instant, RefundReason } from '@shuttle/domain'
import { approveProposalCall, type proposalRow, queryProposalsCall, rejectProposalCall } from '@shuttle/wire/staff'
import type { ProposalFilter, ProposalState } from '../domain/proposal-filter'
import { readMoment } from './moment'
import { readCurrency } from './read-currency'
import { staffCall } from './staff-call'

export interface ProposedTicket {
  ticketNo: string
  paid: Cents
  fee: Cents
  refund: Cents
}

/** A refund at another fee than the policy's, proposed to a second person. */
export interface Proposal {
  proposalNo: string
  orderNo: string
  /** The refund request that it approves; empty for a refund by hand. */
  requestNo: string
  /** Undefined for a state that this build does not know. */
  state: ProposalState | undefined
  currency: Currency
  tickets: ProposedTicket[]
  policyFee: Cents
  fee: Cents
  total: Cents
  /** Reason that the passenger reads. */
  reason: RefundReason | undefined
  /** Reason for the changed fee. */
  feeReason: string
  /** Answer that the passenger of the request reads after the approval. */
  answerText: string
  proposer: string
  /** Proposed by the signed-in member of staff: a colleague decides. */
  isOwn: boolean
  proposedAt: Instant
  expiresAt: Instant
  /** Empty and undefined while undecided. */
  decider: string
  decidedAt: Instant | undefined
  decisionText: string
  refundNo: string
}

const STATES: Readonly<Record<string, ProposalState>> = {
  WAITING: 'waiting',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  STALE: 'stale',
  EXPIRED: 'expired',
}
type StateCode = NonNullable<(typeof queryProposalsCall)['request']['_zod']['input']['state']>
const stateToWire = (state: ProposalState): StateCode => state.toUpperCase() as Uppercase<ProposalState>

const fromWire = (row: (typeof proposalRow)['_zod']['output']): Proposal => ({
  proposalNo: row.proposalNo,
  orderNo: row.orderNo,
  requestNo: row.requestNo,
  state: STATES[row.state],
  currency: readCurrency(row.currency),
  tickets: row.items.map(({ ph, paid, fee, refund }) => ({ ticketNo: ph, paid, fee, refund })),
  policyFee: row.policyFee,
  fee: row.totalFee,
  total: row.total,
  reason: readReason(row.reasonCode),
  feeReason: row.reasonText,
  answerText: row.answerText,
  proposer: row.proposerName || row.proposedBy,
  isOwn: row.own,
  proposedAt: readMoment(row.proposeTime),
  expiresAt: readMoment(row.expireTime),
  decider: row.deciderName || row.decidedBy,
  decidedAt: row.decideTime === undefined ? undefined : readMoment(row.decideTime),
  decisionText: row.decisionText,
  refundNo: row.refundNo,
})

export interface ProposalPage {
  rows: Proposal[]
  /** Cursor of the next page; empty on the last one. */
  next: string
}

const PROPOSALS_A_PAGE = 50

/** A page of proposals, the oldest first. Throws `ApiError`. */
export const fetchProposals = async (filter: ProposalFilter, signal?: AbortSignal): Promise<ProposalPage> => {
  const { state, after } = filter
  const body = {
    pageSize: PROPOSALS_A_PAGE,
    ...(state !== 'all' && { state: stateToWire(state) }),
    ...(after && { afterProposalNo: after }),
  }
  const { responseData } = await staffCall(queryProposalsCall, body, signal && { signal })
  return { rows: responseData.rows.map(fromWire), next: responseData.nextProposalNo }
}

/** One proposal, null where there is none of this number. Throws `ApiError`. */
export const fetchProposal = async (proposalNo: string, signal?: AbortSignal): Promise<Proposal | null> => {
  const [row] = (await staffCall(queryProposalsCall, { proposalNo }, signal && { signal })).responseData.rows
  return row ? fromWire(row) : null
}

/** Approves as the second person. Throws `ApiError`: `refused` with STAFF_PROPOSAL_OWN, _CLOSED, _STALE or _UNKNOWN. */
export const approveAsSecond = async (proposalNo: string): Promise<Proposal> =>
  fromWire((await staffCall(approveProposalCall, { proposalNo })).responseData)

/** Rejects with a reason for the proposer. Throws `ApiError`: `refused` with STAFF_REASON_MISSING, and as above. */
export const rejectAsSecond = async ({ proposalNo, reason }: { proposalNo: string; reason: string }) =>
  fromWire((await staffCall(rejectProposalCall, { proposalNo, reasonText: reason })).responseData)
