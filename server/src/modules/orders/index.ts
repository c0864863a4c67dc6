import { buyTicket, cancelOrder as cancelOrderCall, queryOrder } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { registerCall } from '../../http/register-call'
import { readIdempotencyKey } from '../../http/sent-key'
import { orderCaptcha } from '../captcha'
import { stationsByCode } from '../catalogue/catalogue.repository'
import { readChosenCoupons } from '../coupons/chosen-coupons.request'
import { discountJourney } from '../coupons/discount-journey'
import { refundPolicyOfOrder } from '../refunds/refund-policies.repository'
import { presentRefundPolicy } from '../refunds/refund-policy.presenter'
import { ticketKey, ticketSigner } from '../tickets/ticket-signer'
import { readClaims, readJourney, readProof } from './buy-ticket.request'
import { cancelOrder } from './cancel-order'
import { isKeyTaken, requestKey } from './idempotency.repository'
import { presentOffer } from './offer.presenter'
import { presentOrder, presentReturnLeg } from './order.presenter'
import { findOrder, findOwnOrder, viewOrder } from './orders.repository'
import { placeOrder } from './place-order'
import { type PricedJourney, priceJourney } from './price-journey'
import { priceOrder } from './price-order'
import { refuseUnpaid } from './refuse-unpaid'
import { soldOutRefusal } from './sold-out-refusal'
import { soldPrice } from './sold-price'

/** Quotes, orders, and what their owner may ask of them. */
export const registerOrders = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context
  const captcha = orderCaptcha(context)
  const signer = ticketSigner(ticketKey(config))

  /** A quote of a full day is refused at once: nobody should fill in a form for it. Sessions were looked at when priced. */
  const refuseSoldOut = async (priced: PricedJourney): Promise<void> => {
    const refusal = await soldOutRefusal(db, priced, clock.now())
    if (refusal) throw new Refusal(refusal)
  }

  registerCall(app, context, buyTicket, async ({ body, member, request, requireMember }) => {
    const now = clock.now()
    const journey = readJourney(body)
    const coupons = readChosenCoupons(body)
    if (body.orderType !== '1') {
      const priced = await priceJourney(db, journey, now, member?.level)
      await refuseSoldOut(priced)
      const discounted = await discountJourney(db, priced, { journey, coupons, accountId: member?.accountId, now })
      const kind = await captcha.kindFor(journey.lineCode)
      return { responseData: presentOffer(discounted, journey, { now, tickets: body.tickets, captcha: kind }) }
    }
    // Asked again of a visitor: an idle session says so by 408.
    const buyer = await requireMember('order.place')
    const { accountId } = buyer
    const key = requestKey(readIdempotencyKey(request), body)
    if (!(await isKeyTaken(db, { accountId, key, now }))) {
      const purpose = `${accountId}:${key.key}`
      const checkFirst = async () => {
        await priceOrder(db, journey, now, buyer.level)
        await refuseUnpaid(db, accountId, now)
      }
      await captcha.require({ lineCode: journey.lineCode, proof: readProof(body), purpose, request, checkFirst })
    }
    const orderNo = await placeOrder(db, {
      accountId,
      level: buyer.level,
      journey,
      coupons,
      claims: readClaims(body),
      key,
      sentAt: body.timestamp * 1000,
      paymentWindowMs: config.paymentWindowMinutes * 60_000,
      now,
    })
    const order = await findOrder(db, orderNo)
    if (!order) throw new Refusal('ORDER_NOT_FOUND')
    const sold = soldPrice(await viewOrder(db, order))
    return { responseData: presentOffer(sold, journey, { now, tickets: body.tickets, order }) }
  })

  registerCall(app, context, queryOrder, async ({ body, member, language }) => {
    const order = await findOwnOrder(db, body.orderNo, member.accountId)
    if (!order) throw new Refusal('ORDER_NOT_FOUND')
    const [view, stations, policy] = await Promise.all([
      viewOrder(db, order),
      stationsByCode(db),
      refundPolicyOfOrder(db, order),
    ])
    const shown = presentOrder(view, { stations, language, now: clock.now(), signer })
    return { responseData: [shown, ...presentReturnLeg(view)], extend: { refundPolicy: presentRefundPolicy(policy) } }
  })

  registerCall(app, context, cancelOrderCall, async ({ body, member }) => {
    await cancelOrder(db, { orderNo: body.orderNo, accountId: member.accountId, now: clock.now() })
    return {}
  })
}
