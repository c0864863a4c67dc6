import {
  approveProposal as approveProposalCall,
  previewStaffRefund,
  queryProposals,
  refundTicketsByStaff,
  rejectProposal as rejectProposalCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { isRefusal, Refusal } from '../../errors'
import { describeAsked } from '../audit'
import { findOrder, findWaitingRequest } from '../orders'
import { configuredMethods } from '../payments'
import { assertNotOwn, registerStaffCall } from '../staff'
import { readOrderToRefund } from '../ticket-refunds'
import { approveProposal, rejectProposal } from './decide-proposal'
import { findProposalEnd } from './find-proposal-end'
import { findWaitingProposal, listProposals, PROPOSAL_STATES } from './proposals.repository'
import { assertStaffRefund, refundByStaff } from './refund-by-staff'
import { presentOutcome, presentProposal, presentStaffPreview } from './staff-refunds.presenter'
import { sumRefundedAlone } from './staff-refunds.repository'
import { readStaffRefund } from './staff-refunds.request'

const PROPOSALS_A_PAGE = 50

/** Refunds that staff make by hand, and the second person (D5.23, `hand_refund`, `back_hand_refund`). */
export const registerStaffRefunds = (app: FastifyInstance, context: AppContext): void => {
  const methods = configuredMethods(context.config, context.clock.now)
  const limit = context.config.staffRefundLimit

  registerStaffCall(app, context, previewStaffRefund, async ({ body: { orderNo, tickets }, staff, trx, now, note }) => {
    note({ object: { kind: 'order', id: orderNo } })
    const row = await findOrder(trx, orderNo)
    if (!row) throw new Refusal('ORDER_NOT_FOUND')
    assertNotOwn(row, staff.accountId)
    const order = await readOrderToRefund(trx, methods, row)
    if (tickets.length > 0) assertStaffRefund(order, tickets)
    const refundedAlone = await sumRefundedAlone(trx, { orderNo, by: staff.accountId, now })
    const requestNo = (await findWaitingRequest(trx, orderNo))?.request_no
    const proposal = await findWaitingProposal(trx, orderNo)
    // A proposal that has ended by itself does not block a refund, whether or not its end is stored.
    const isWaiting = proposal && (await findProposalEnd(trx, order, proposal, now)) === undefined
    const proposalNo = isWaiting ? proposal.proposal_no : undefined
    const preview = { order, tickets, limit, refundedAlone, requestNo, proposalNo }
    return { responseData: presentStaffPreview(preview, now) }
  })

  registerStaffCall(app, context, refundTicketsByStaff, async ({ body, staff, trx, now, note }) => {
    const command = readStaffRefund(body)
    const { orderNo, tickets, policyFee, newFee } = command
    note({ object: { kind: 'order', id: orderNo }, before: describeAsked({ tickets, policyFee }) })
    const outcome = await refundByStaff(trx, methods, { ...command, by: staff.accountId, limit, now })
    note({ after: { newFee, ...outcome } })
    return { responseData: presentOutcome(outcome) }
  })

  registerStaffCall(app, context, queryProposals, async ({ body, staff, trx, now, note }) => {
    const { proposalNo, afterProposalNo: after, pageSize = PROPOSALS_A_PAGE } = body
    const state = PROPOSAL_STATES.find((known) => known.toUpperCase() === body.state)
    note({
      ...(proposalNo && { object: { kind: 'proposal', id: proposalNo } }),
      before: describeAsked({ state, after }),
    })
    const rows = await listProposals(trx, { state, proposalNo, after, limit: pageSize + 1, now })
    const shown = rows.slice(0, pageSize)
    return {
      responseData: {
        rows: shown.map((row) => presentProposal(row, staff.accountId)),
        nextProposalNo: rows.length > pageSize ? (shown.at(-1)?.proposal_no ?? '') : '',
      },
    }
  })

  registerStaffCall(app, context, approveProposalCall, async ({ body: { proposalNo }, staff, trx, now, note }) => {
    note({ object: { kind: 'proposal', id: proposalNo }, before: { state: 'waiting' } })
    const proposal = await approveProposal(trx, methods, { proposalNo, by: staff.accountId, now })
    if (isRefusal(proposal)) return proposal
    note({ after: { state: proposal.state, refundNo: proposal.refund_no, fee: proposal.fee_cents } })
    return { responseData: presentProposal(proposal, staff.accountId) }
  })

  registerStaffCall(app, context, rejectProposalCall, async ({ body, staff, trx, now, note }) => {
    const { proposalNo, reasonText } = body
    note({ object: { kind: 'proposal', id: proposalNo }, before: { state: 'waiting' } })
    const proposal = await rejectProposal(trx, methods, { proposalNo, reasonText, by: staff.accountId, now })
    if (isRefusal(proposal)) return proposal
    note({ after: { state: proposal.state } })
    return { responseData: presentProposal(proposal, staff.accountId) }
  })
}
