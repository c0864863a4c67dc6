import { buyTicket, cancelOrder as cancelOrderCall, queryOrder } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { registerCall } from '../../http/register-call'
import { readIdempotencyKey } from '../../http/request-headers'
import { orderCaptcha } from '../captcha'
import { findStations } from '../catalogue'
import { findPolicyOfOrder, presentRefundPolicy } from '../refunds'
import { ticketKey, ticketSigner } from '../tickets'
import { readChosenCoupons, readClaims, readProof, readQuoteRequest } from './buy-ticket.request'
import { cancelOrder } from './cancel-order'
import { discountQuote } from './discount-quote'
import { findSoldOutCode } from './find-sold-out-code'
import { isKeyTaken, requestKey } from './idempotency.repository'
import { presentOrder, presentReturnLeg } from './order.presenter'
import { findOrder, findOwnOrder, viewOrder } from './orders.repository'
import { assertNoUnpaidOrder, placeOrder } from './place-order'
import { priceQuote } from './price-quote'
import { presentQuote, toFrozenPrice } from './quote.presenter'

/** Quotes, orders, and what their owner may ask of them. */
export const registerOrders = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context
  const captcha = orderCaptcha(context)
  const signer = ticketSigner(ticketKey(config))

  registerCall(app, context, buyTicket, async ({ body, member, request, requireMember }) => {
    const now = clock.now()
    const asked = readQuoteRequest(body)
    const coupons = readChosenCoupons(body)
    if (body.orderType !== '1') {
      const priced = await priceQuote(db, asked, { now, level: member?.level, purpose: 'quote' })
      // A full day is refused at once, before a form is filled in; departures were looked at when priced.
      const soldOut = await findSoldOutCode(db, priced, now)
      if (soldOut) throw new Refusal(soldOut)
      const quote = await discountQuote(db, priced, { request: asked, coupons, accountId: member?.accountId, now })
      const kind = await captcha.kindFor(asked.lineCode)
      return { responseData: presentQuote(quote, asked, { now, tickets: body.tickets, captcha: kind }) }
    }
    // Asked again of a visitor: an idle session says so by 408.
    const { accountId, level } = await requireMember('order.place')
    const key = requestKey(readIdempotencyKey(request), body)
    if (!(await isKeyTaken(db, { accountId, key, now }))) {
      const purpose = `${accountId}:${key.key}`
      const checkFirst = async () => {
        await priceQuote(db, asked, { now, level, purpose: 'order' })
        await assertNoUnpaidOrder(db, accountId, now)
      }
      await captcha.require({ lineCode: asked.lineCode, proof: readProof(body), purpose, request, checkFirst })
    }
    const orderNo = await placeOrder(db, {
      accountId,
      level,
      request: asked,
      coupons,
      claims: readClaims(body),
      key,
      sentAt: body.timestamp * 1000,
      paymentWindowMs: config.paymentWindowMinutes * 60_000,
      now,
    })
    const order = await findOrder(db, orderNo)
    if (!order) throw new Refusal('ORDER_NOT_FOUND')
    const price = toFrozenPrice(await viewOrder(db, order))
    return { responseData: presentQuote(price, asked, { now, tickets: body.tickets, order }) }
  })

  registerCall(app, context, queryOrder, async ({ body, member, language }) => {
    const order = await findOwnOrder(db, body.orderNo, member.accountId)
    if (!order) throw new Refusal('ORDER_NOT_FOUND')
    const [view, stations, policy] = await Promise.all([
      viewOrder(db, order),
      findStations(db),
      findPolicyOfOrder(db, order),
    ])
    const shown = presentOrder(view, { stations, language, now: clock.now(), signer })
    return { responseData: [shown, ...presentReturnLeg(view)], extend: { refundPolicy: presentRefundPolicy(policy) } }
  })

  registerCall(app, context, cancelOrderCall, async ({ body, member }) => {
    await cancelOrder(db, { orderNo: body.orderNo, accountId: member.accountId, now: clock.now() })
    return {}
  })
}
