import {
  type CaptchaKind,
  formatUnits,
  type Instant,
  maskIdTail,
  type PassengerType,
  toReadableTail,
} from '@shuttle/domain'
import type { orderAnswer } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { OrderRow } from '../../../database/types'
import { wireMoment } from '../../../http/envelope'
import { wireCaptchaKind, wireCurrency, wireFareType, wirePassengerType } from '../../../http/wire-codes.presenter'
import type { BuyTicketBody, QuoteRequest } from './buy-ticket.request'
import type { DiscountedQuote } from './discount-quote'
import type { OrderView } from './order-views.repository'
import { getLegs } from './orders.repository'

/** The price as shown to a passenger. */
type ShownPrice = Pick<
  DiscountedQuote,
  'legs' | 'currency' | 'lines' | 'total' | 'promotion' | 'couponDeduction' | 'due'
> &
  Partial<Pick<DiscountedQuote, 'free'>>

/** The price at which an order was sold, as frozen then: a repeated answer does not read today's fares. */
export const toFrozenPrice = (view: OrderView): ShownPrice => {
  const legs = getLegs(view.order)
  return {
    legs,
    currency: view.order.currency,
    lines: view.items.map((item) => ({
      type: item.passenger_type,
      count: item.count,
      fare: item.fare_cents,
      total: item.fare_cents * item.count * legs.length,
    })),
    total: view.order.amount_cents,
    promotion: view.order.promotion_cents,
    couponDeduction: view.order.coupon_cents,
    due: view.order.due_cents,
  }
}

/** No answer contains a whole document, not even the one that was sent (D4.7). */
const presentTicket = ({
  ticketType,
  idCard,
  idType,
  userName,
  telNum,
  lastName,
}: BuyTicketBody['tickets'][number]) => ({
  ticketType,
  idCard: maskIdTail(toReadableTail(idCard)),
  idType,
  userName,
  telNum: lastName === undefined ? telNum : '',
})

const presentFree = (type: PassengerType, free: readonly PassengerType[] = []) => {
  const freePeople = free.filter((each) => each === type).length
  return freePeople > 0 ? { freePeople } : {}
}

type OrderAnswer = z.infer<typeof orderAnswer>

/** The answer of `ticket/buy.ticket`: the price, and for a real order its numbers and deadline. */
export const presentQuote = (
  price: ShownPrice,
  request: QuoteRequest,
  extra: {
    now: Instant
    tickets: BuyTicketBody['tickets']
    order?: OrderRow
    captcha?: CaptchaKind
    slideFrame?: string
    /** Of a quote. */
    quoteId?: string
  },
): OrderAnswer => {
  const { order } = extra
  const adult = price.lines.find((line) => line.type === 'adult') ?? price.lines[0]
  return {
    ...(order && {
      orderNumber: order.order_no,
      orderNo: order.order_no,
      orderReqno: order.request_no,
      tradeEtime: wireMoment(order.pay_by),
    }),
    totalMoney: price.total,
    ...(price.promotion > 0 && { totalDiscount: price.promotion }),
    totalVoucherpay: price.couponDeduction,
    totalNeedpay: price.due,
    totalFee: price.due,
    tickets: extra.tickets.map(presentTicket),
    detailList: price.lines.map((line) => ({
      ticketType: wirePassengerType(line.type),
      fee: formatUnits(line.fare),
      total: line.count * price.legs.length,
      ...presentFree(line.type, price.free),
    })),
    price: formatUnits(adult?.fare ?? 0),
    feeType: wireFareType(request.fareType),
    isSeleBook: request.fareType === 'reserved' ? '1' : '0',
    sysTime: wireMoment(extra.now),
    currency: wireCurrency(price.currency),
    captchaType: wireCaptchaKind(extra.captcha ?? 'none'),
    ...(extra.captcha === 'slide' && { slideFrame: extra.slideFrame }),
    ...(extra.quoteId !== undefined && { quoteId: extra.quoteId }),
  }
}
