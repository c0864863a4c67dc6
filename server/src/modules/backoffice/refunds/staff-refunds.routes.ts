import {
  approveProposalCall,
  previewStaffRefundCall,
  queryProposalsCall,
  refundTicketsByStaffCall,
  rejectProposalCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { isRefusal } from '../../../runtime/errors'
import { configuredMethods } from '../../money/payments'
import { describeQuery } from '../audit'
import { registerStaffCall } from '../staff'
import { approveProposal, rejectProposal } from './decide-proposal'
import { findProposal, listProposals } from './proposals.repository'
import { assertStaffRefund, refundByStaff } from './refund-by-staff'
import { readStaffPreview, refuseWithStaffPreview } from './staff-preview.routes'
import { presentProposal, presentStaffPreview } from './staff-refunds.presenter'

const PROPOSALS_A_PAGE = 50

/** Refunds that staff make by hand, and the second person (D5.23, `hand_refund`, `back_hand_refund`). */
export const registerStaffRefunds = (app: FastifyInstance, context: AppContext): void => {
  const methods = configuredMethods(context.config, context.clock.now)
  const limit = context.config.staffRefundLimit

  registerStaffCall(
    app,
    context,
    previewStaffRefundCall,
    async ({ body: { orderNo, tickets = [] }, staff, trx, now, audit }) => {
      audit({ object: { kind: 'order', id: orderNo } })
      const preview = await readStaffPreview(trx, methods, { orderNo, tickets, by: staff.accountId, limit, now })
      if (preview.tickets.length > 0) assertStaffRefund(preview.order, preview.tickets)
      return presentStaffPreview(preview, now)
    },
  )

  registerStaffCall(app, context, refundTicketsByStaffCall, async ({ body, staff, trx, now, audit }) => {
    const { orderNo, tickets, policyFee, newFee, reasonText = '' } = body
    audit({ object: { kind: 'order', id: orderNo }, before: describeQuery({ tickets, policyFee }) })
    const by = staff.accountId
    const outcome = await refuseWithStaffPreview(trx, methods, { orderNo, tickets, by, limit, now }, () =>
      refundByStaff(trx, methods, { ...body, newFee, reasonText, by, limit, now }),
    )
    if (isRefusal(outcome)) return outcome
    audit({ after: { newFee, ...outcome } })
    return outcome
  })

  registerStaffCall(app, context, queryProposalsCall, async ({ body, staff, trx, now, audit }) => {
    const { state, proposalNo, after, pageSize = PROPOSALS_A_PAGE } = body
    audit({
      ...(proposalNo && { object: { kind: 'proposal', id: proposalNo } }),
      before: describeQuery({ state, after }),
    })
    const rows = await listProposals(trx, { state, proposalNo, after, limit: pageSize + 1, now })
    const shown = rows.slice(0, pageSize)
    return {
      rows: shown.map((row) => presentProposal(row, staff.accountId)),
      next: rows.length > pageSize ? shown.at(-1)?.proposal_no : undefined,
    }
  })

  registerStaffCall(app, context, approveProposalCall, async ({ body: { proposalNo }, staff, trx, now, audit }) => {
    audit({ object: { kind: 'proposal', id: proposalNo }, before: { state: 'waiting' } })
    const by = staff.accountId
    const found = await findProposal(trx, proposalNo)
    const about = found && { orderNo: found.order_no, tickets: found.items.map(({ ticketNo }) => ticketNo) }
    const proposal = await refuseWithStaffPreview(trx, methods, about && { ...about, by, limit, now }, () =>
      approveProposal(trx, methods, { proposalNo, by, now }),
    )
    if (isRefusal(proposal)) return proposal
    audit({ after: { state: proposal.state, refundNo: proposal.refund_no, fee: proposal.fee_cents } })
    return presentProposal(proposal, staff.accountId)
  })

  registerStaffCall(app, context, rejectProposalCall, async ({ body, staff, trx, now, audit }) => {
    const { proposalNo, reasonText } = body
    audit({ object: { kind: 'proposal', id: proposalNo }, before: { state: 'waiting' } })
    const proposal = await rejectProposal(trx, methods, { proposalNo, reasonText, by: staff.accountId, now })
    if (isRefusal(proposal)) return proposal
    audit({ after: { state: proposal.state } })
    return presentProposal(proposal, staff.accountId)
  })
}
