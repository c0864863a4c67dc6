import { type CaptchaKind, formatUnits, type Instant } from '@shuttle/domain'
import type { orderAnswer } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { OrderRow } from '../../database/types'
import { wireMoment } from '../../http/envelope'
import { wireFareType } from '../../http/fare-type.presenter'
import { wirePassengerType } from '../../http/passenger-type.presenter'
import { wireCaptchaKind } from '../captcha'
import type { BuyTicketBody } from './buy-ticket.request'
import type { Journey } from './journey'
import { wireCurrency } from './order.presenter'
import type { SoldPrice } from './sold-price'

type OfferAnswer = z.infer<typeof orderAnswer>

/** What `ticket/buy.ticket` answers: the price, and for a real order its numbers and deadline. */
export const presentOffer = (
  priced: SoldPrice,
  journey: Journey,
  extra: { now: Instant; tickets: BuyTicketBody['tickets']; order?: OrderRow; captcha?: CaptchaKind },
): OfferAnswer => {
  const { order } = extra
  const adult = priced.lines.find((line) => line.type === 'adult') ?? priced.lines[0]
  return {
    ...(order && {
      orderNumber: order.order_no,
      orderNo: order.order_no,
      orderReqno: order.request_no,
      tradeEtime: wireMoment(order.pay_by),
    }),
    totalMoney: priced.total,
    ...(priced.promotion > 0 && { totalDiscount: priced.promotion }),
    totalVoucherpay: priced.couponDeduction,
    totalNeedpay: priced.due,
    totalFee: priced.due,
    tickets: extra.tickets,
    detailList: priced.lines.map((line) => ({
      ticketType: wirePassengerType(line.type),
      fee: formatUnits(line.fare),
      total: line.count * priced.legs.length,
    })),
    price: formatUnits(adult?.fare ?? 0),
    feeType: wireFareType(journey.fareType),
    isSeleBook: journey.fareType === 'reserved' ? '1' : '0',
    sysTime: wireMoment(extra.now),
    currency: wireCurrency(priced.currency),
    captchaType: wireCaptchaKind(extra.captcha ?? 'none'),
  }
}
