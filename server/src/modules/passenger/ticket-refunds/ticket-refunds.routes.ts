import { isRefundTextComplete } from '@shuttle/domain'
import { applyRefundCall, queryRefundPreviewCall, queryRefundsCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import { wireCurrency } from '../../../http/wire-codes.presenter'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { configuredMethods } from '../../money/payments'
import { findOwnOrder } from '../orders'
import { applyRefund } from './apply-refund'
import { completeLegs, openQuote } from './quote-refund'
import { listRefunds } from './refund-records.repository'
import { readOrderToRefund } from './refundable-order'
import { presentPreview, presentRefund, readReason } from './refunds.presenter'
import { refuseWithPreview } from './refuse-with-preview.routes'

/** Queries of passengers about refunds of their tickets, and the refund itself. */
export const registerTicketRefunds = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context
  const methods = configuredMethods(config, clock.now)
  const requireOrder = async (orderNo: string, accountId: string) => {
    const order = await findOwnOrder(db, orderNo, accountId)
    if (!order) throw new Refusal('ORDER_NOT_FOUND')
    return order
  }

  registerCall(app, context, queryRefundPreviewCall, async ({ body, member }) => {
    const now = clock.now()
    const { orderNo } = body
    const { accountId } = member
    const order = await readOrderToRefund(db, methods, await requireOrder(orderNo, accountId), now)
    const tickets = completeLegs(order.refundable, body.tickets)
    if (tickets.length === 0) return { responseData: presentPreview(order, undefined, now) }
    const about = { orderNo, accountId, methods, now }
    const quote = await refuseWithPreview(db, about, () => openQuote(db, order, { tickets, now }))
    return { responseData: presentPreview(order, quote, now) }
  })

  registerCall(app, context, applyRefundCall, async ({ body, member, language }) => {
    const { orderNo, tickets, quoteId: quoteNo } = body
    const reason = readReason(body.reasonCode)
    const { accountId } = member
    const now = clock.now()
    const about = { reason, reasonText: body.reasonText.trim(), language, now }
    const refund = await refuseWithPreview(db, { orderNo, accountId, methods, now }, async () => {
      if (!isRefundTextComplete(reason, body.reasonText)) throw new Refusal('BAD_REQUEST', { fields: ['reasonText'] })
      return applyRefund({ db, methods }, { orderNo, accountId, tickets, quoteNo, ...about })
    })
    const { currency } = await requireOrder(orderNo, accountId)
    return { responseData: presentRefund(refund, wireCurrency(currency)) }
  })

  registerCall(app, context, queryRefundsCall, async ({ body, member }) => {
    const { order_no, currency } = await requireOrder(body.orderNo, member.accountId)
    const refunds = await listRefunds(db, order_no)
    return { responseData: refunds.map((refund) => presentRefund(refund, wireCurrency(currency))) }
  })
}
