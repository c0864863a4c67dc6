import {
  applyRefundRequestCall,
  cancelRefundRequestCall,
  queryRefundProofCall,
  queryRefundRequestCall,
} from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import { readIdempotencyKey } from '../../../http/request-headers'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { configuredMethods } from '../../money/payments'
import { findOwnOrder, viewOrder } from '../orders'
import { readOrderToRefund, refuseWithPreview } from '../ticket-refunds'
import { findMemberEmail } from './account-requests.repository'
import { readRefundRequest } from './refund-request.request'
import { presentProof, presentRequest, presentRequestable } from './refund-requests.presenter'
import { findRefundProof, findRefundRequest, listRefundRequests, viewRequest } from './refund-requests.repository'
import { requestRefund } from './request-refund'
import { withdrawRequest } from './withdraw-request'

/** A proof of two megabytes in base64, with a margin for a refusal of larger ones. */
const UPLOAD = { bodyLimit: 4 * 1024 * 1024, tooLarge: 'REFUND_PROOF_TOO_LARGE' } as const

/** Requests for refunds that staff decide, as passengers send and follow them. */
export const registerRefundRequests = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context
  const methods = configuredMethods(config, clock.now)
  const requireOrder = async (orderNo: string, accountId: string) => {
    const order = await findOwnOrder(db, orderNo, accountId)
    if (!order) throw new Refusal('ORDER_NOT_FOUND')
    return order
  }

  registerCall(app, context, queryRefundRequestCall, async ({ body, member }) => {
    const order = await requireOrder(body.orderNo, member.accountId)
    const [newest] = await listRefundRequests(db, order.order_no)
    const now = clock.now()
    const toRefund = await readOrderToRefund(db, methods, order, now)
    const request = newest && (await viewRequest(db, newest))
    const memberEmail = await findMemberEmail(db, member.accountId)
    return { responseData: { ...presentRequestable(toRefund, request, now), memberEmail: memberEmail ?? '' } }
  })

  registerCall(
    app,
    context,
    applyRefundRequestCall,
    async ({ body, member, language, request }) => {
      const { accountId } = member
      const order = await requireOrder(body.orderNo, accountId)
      const now = clock.now()
      const sent = await refuseWithPreview(db, { orderNo: body.orderNo, accountId, methods, now }, async () => {
        const command = readRefundRequest(body, readIdempotencyKey(request))
        return requestRefund({ db, methods }, { ...command, accountId, language, now })
      })
      return { responseData: presentRequest(sent, await viewOrder(db, order)) }
    },
    UPLOAD,
  )

  registerCall(app, context, cancelRefundRequestCall, async ({ body, member }) => {
    const { orderNo, requestNo } = body
    const { accountId } = member
    const withdrawn = await withdrawRequest(context, { orderNo, requestNo, accountId, now: clock.now() })
    return { responseData: presentRequest(withdrawn, await viewOrder(db, await requireOrder(orderNo, accountId))) }
  })

  registerCall(app, context, queryRefundProofCall, async ({ body, member }) => {
    const { order_no } = await requireOrder(body.orderNo, member.accountId)
    const request = await findRefundRequest(db, body.requestNo)
    const proof = request?.order_no === order_no ? await findRefundProof(db, request.request_no) : undefined
    if (!proof) throw new Refusal('REFUND_REQUEST_NOT_FOUND')
    return { responseData: presentProof(proof.request_no, proof) }
  })
}
