import { civilDateAt, type Instant } from '@shuttle/domain'
import { checkAnswerText } from '@shuttle/domain/staff'
import {
  approveStaffRequestCall,
  queryStaffRequestCall,
  queryStaffRequestsCall,
  readStaffProofCall,
  rejectStaffRequestCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { isRefusal, Refusal } from '../../../runtime/errors'
import { configuredMethods } from '../../money/payments'
import { findRefundProof, findRefundRequest, nameProof, rejectRequest } from '../../passenger/refund-requests'
import { describeQuery } from '../audit'
import { assertOrderNotOwn, registerStaffCall, type Staff, type StaffCallInput } from '../staff'
import { approveRequestByStaff } from './approve-request-by-staff'
import { presentQueued, presentStaffRequest } from './backoffice-requests.presenter'
import { countQueuedRequests, listQueuedRequests } from './queued-requests.repository'
import { refuseWithStaffPreview } from './staff-preview.routes'
import { viewStaffRequest } from './staff-request-view'

const REQUESTS_A_PAGE = 50
type Decision = StaffCallInput<typeof approveStaffRequestCall> | StaffCallInput<typeof rejectStaffRequestCall>

/** Requests for refunds as staff read and decide them (D5.22, `refund_query`). */
export const registerBackofficeRequests = (app: FastifyInstance, context: AppContext): void => {
  const methods = configuredMethods(context.config, context.clock.now)
  const limit = context.config.staffRefundLimit
  const answer = async (trx: Transaction<Database>, requestNo: string, { accountId }: Staff, now: Instant) =>
    presentStaffRequest(await viewStaffRequest(trx, methods, { requestNo, by: accountId, now }), { now, limit })

  registerStaffCall(app, context, queryStaffRequestsCall, async ({ body, trx, now, audit }) => {
    const today = civilDateAt(now)
    const { state, reason, lineCode, hasProof, isOverdue, after, pageSize = REQUESTS_A_PAGE } = body
    const overdueOn = isOverdue ? today : undefined
    const filter = { state, reason, lineCode: lineCode || undefined, hasProof, overdueOn }
    audit({ before: describeQuery({ ...filter, after }) })
    const rows = await listQueuedRequests(trx, filter, { after, limit: pageSize + 1 })
    const { states, overdue } = await countQueuedRequests(trx, filter, today)
    const shown = rows.slice(0, pageSize)
    return {
      rows: shown.map((row) => presentQueued(row, now)),
      next: rows.length > pageSize ? shown.at(-1)?.request_no : undefined,
      counts: states,
      overdue,
    }
  })

  registerStaffCall(app, context, queryStaffRequestCall, async ({ body: { requestNo }, staff, trx, now, audit }) => {
    audit({ object: { kind: 'request', id: requestNo } })
    return answer(trx, requestNo, staff, now)
  })

  registerStaffCall(app, context, readStaffProofCall, async ({ body: { requestNo }, trx, audit }) => {
    audit({ object: { kind: 'request', id: requestNo } })
    const proof = await findRefundProof(trx, requestNo)
    if (!proof) throw new Refusal('REFUND_REQUEST_NOT_FOUND')
    const { content_type: type, content } = proof
    audit({ before: { proofType: type } })
    return { type, fileName: nameProof(requestNo, type), content }
  })

  /**
   * Records the decided request for the audit, and refuses an order of their own, and a text that its passenger cannot
   * read.
   */
  const prepare = async ({ body, staff, trx, audit }: Decision, isTextNeeded: boolean) => {
    const { requestNo, answerText = '' } = body
    audit({ object: { kind: 'request', id: requestNo } })
    const request = await findRefundRequest(trx, requestNo)
    if (!request) throw new Refusal('REFUND_REQUEST_NOT_FOUND')
    audit({ before: { state: request.state } })
    await assertOrderNotOwn(trx, request.order_no, staff.accountId)
    const violation =
      isTextNeeded || answerText.trim() !== '' ? checkAnswerText(answerText, request.language) : undefined
    if (violation) throw new Refusal(violation)
  }

  registerStaffCall(app, context, approveStaffRequestCall, async (input) => {
    const { body, staff, trx, now, audit } = input
    const { requestNo, answerText = '', newFee, reasonText = '' } = body
    const by = staff.accountId
    const found = await findRefundRequest(trx, requestNo)
    const about = found && { orderNo: found.order_no, tickets: found.items.map(({ ticketNo }) => ticketNo) }
    const outcome = await refuseWithStaffPreview(trx, methods, about && { ...about, by, limit, now }, async () => {
      await prepare(input, false)
      return approveRequestByStaff(trx, methods, { requestNo, answerText, newFee, reasonText, by, limit, now })
    })
    if (isRefusal(outcome)) return outcome
    audit({ after: { newFee, ...outcome } })
    return answer(trx, body.requestNo, staff, now)
  })

  registerStaffCall(app, context, rejectStaffRequestCall, async (input) => {
    await prepare(input, true)
    const { body, staff, trx, now, audit } = input
    const { request } = await rejectRequest(trx, { ...body, decidedBy: staff.accountId, now })
    audit({ after: { state: request.state } })
    return answer(trx, body.requestNo, staff, now)
  })
}
