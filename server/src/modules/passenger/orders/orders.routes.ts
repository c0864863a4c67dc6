import { SLIDE_FRAME_PATH } from '@shuttle/contracts'
import { civilDateAt } from '@shuttle/domain'
import { buyTicketCall, cancelOrderCall, queryNextTripCall, queryOrderCall, queryOrdersCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import { readIdempotencyKey } from '../../../http/request-headers'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findPolicyOfOrder, presentRefundPolicy, withPause } from '../../money/refund-policies'
import { orderCaptcha, readSid } from '../captcha'
import { findRide, findStations } from '../catalogue'
import { findRideNotices } from '../ride-states'
import { ticketKey, ticketSigner } from '../tickets'
import {
  readChosenCoupons,
  readClaims,
  readProof,
  readQuoteRequest,
  readRequestKey,
  readSentAt,
} from './buy-ticket.request'
import { cancelOrder } from './cancel-order'
import { presentListedOrder } from './listed-order.presenter'
import { presentNextTrip } from './next-trip.presenter'
import { presentOrder, presentReturnLeg } from './order.presenter'
import { readOrderList } from './order-list.request'
import { viewOrder } from './order-views.repository'
import { findOwnOrder } from './orders.repository'
import { queryNextTrip } from './query-next-trip'
import { queryMemberOrders } from './query-orders'
import { presentQuote, toFrozenPrice } from './quote.presenter'
import { readQuotedFares, toQuoteId } from './quote-id'
import { quoteTrip } from './quote-trip'
import { submitOrder } from './submit-order'

/** Quotes, orders, and the calls of their owner. */
export const registerOrders = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context
  const ordersContext = { db, config, captcha: orderCaptcha(context) }
  const signer = ticketSigner(ticketKey(config))
  const slideFrame = `${config.providerFrames.url}${SLIDE_FRAME_PATH}`

  registerCall(app, context, buyTicketCall, async ({ body, member, request, requireMember }) => {
    const now = clock.now()
    const trip = { request: readQuoteRequest(body), coupons: readChosenCoupons(body), now }
    if (body.orderType !== '1') {
      const { quote, captchaKind } = await quoteTrip(ordersContext, { ...trip, buyer: member })
      const captcha = { captcha: captchaKind, slideFrame }
      const quoteId = toQuoteId(config.secrets.codes, trip, { owner: member?.accountId ?? '', fares: quote.fares, now })
      return { responseData: presentQuote(quote, trip.request, { now, tickets: body.tickets, quoteId, ...captcha }) }
    }
    // Re-checks authentication: an idle session must answer 408.
    const { accountId, level } = await requireMember('order.place')
    const view = await submitOrder(ordersContext, {
      ...trip,
      accountId,
      level,
      quotedFares: readQuotedFares(config.secrets.codes, trip, { quoteId: body.quoteId, accountId, now }),
      claims: readClaims(body),
      key: readRequestKey(readIdempotencyKey(request), body),
      sentAt: readSentAt(body),
      readProof: () => readProof(body),
      browser: { sid: readSid(request), ip: request.ip },
    })
    const shown = { now, tickets: body.tickets, order: view.order }
    return { responseData: presentQuote(toFrozenPrice(view), trip.request, shown) }
  })

  registerCall(app, context, queryOrderCall, async ({ body, member, language }) => {
    const order = await findOwnOrder(db, body.orderNo, member.accountId)
    if (!order) throw new Refusal('ORDER_NOT_FOUND')
    const view = await viewOrder(db, order)
    const [notices, stations, ride, policy] = await Promise.all([
      findRideNotices(db, [view], clock.now()),
      findStations(db),
      findRide(db, order.line_code, civilDateAt(clock.now())),
      findPolicyOfOrder(db, order).then((terms) =>
        withPause(db, terms, { lineCode: order.line_code, now: clock.now() }),
      ),
    ])
    const extra = { stations, ride, notices: notices.get(order.order_no), language, now: clock.now(), signer }
    const shown = presentOrder(view, extra)
    return { responseData: [shown, ...presentReturnLeg(view)], extend: { refundPolicy: presentRefundPolicy(policy) } }
  })

  registerCall(app, context, queryOrdersCall, async ({ body, member, language }) => {
    const now = clock.now()
    const query = { ...readOrderList(body), accountId: member.accountId, now }
    const [views, stations] = await Promise.all([queryMemberOrders(db, query), findStations(db)])
    const notices = await findRideNotices(db, views, now)
    return { responseData: views.map((view) => presentListedOrder(view, { stations, notices, language, now })) }
  })

  registerCall(app, context, queryNextTripCall, async ({ body, member, language }) => {
    const now = clock.now()
    const query = { accountId: member.accountId, isAirport: body.airport === '1', now }
    const [found, stations] = await Promise.all([queryNextTrip(db, query), findStations(db)])
    return { responseData: presentNextTrip(found, { stations, notices: found.notices, language, now }) }
  })

  registerCall(app, context, cancelOrderCall, async ({ body, member }) => {
    await cancelOrder(context, { orderNo: body.orderNo, accountId: member.accountId, now: clock.now() })
    return {}
  })
}
