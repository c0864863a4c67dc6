import type { LanguageCode } from '@shuttle/contracts'
import type { Instant } from '@shuttle/domain'
import type { orderResult } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { StationRow } from '../../../database/types'
import { wireMoment } from '../../../http/envelope'
import { wireCurrency, wireFareType } from '../../../http/wire-codes.presenter'
import { nameIn } from '../../passenger/catalogue'
import {
  categoryColumns,
  getLegs,
  getShownStatus,
  listColumns,
  type OrderView,
  passengersOnAllLegs,
  presentBoardingTimes,
  presentChangedAt,
  presentFlight,
  presentOrderRefunds,
  presentPickupCode,
  presentStatus,
} from '../../passenger/orders'
import type { TicketSigner } from '../../passenger/tickets'
import type { RefundRow } from './refund-ledger.repository'

/** A paid order in the form of the result screen (`pay/update.order.payresult`). */
export const presentPaidOrder = (
  view: OrderView,
  extra: {
    stations: ReadonlyMap<string, StationRow>
    extraPayments: readonly Pick<RefundRow, 'provider' | 'amount_cents'>[]
    language: LanguageCode
    now: Instant
    signer: TicketSigner
  },
): z.infer<typeof orderResult> => {
  const { order } = view
  const { lineCode } = getLegs(order)[0] ?? { lineCode: order.line_code }
  const name = (code: string) => {
    const station = extra.stations.get(code)
    return station ? nameIn(station, extra.language) : code
  }
  const [originCode, destinationCode] = [lineCode.slice(0, 3), lineCode.slice(3, 6)]
  const [origin, destination] = [name(originCode), name(destinationCode)]
  const isRoundTrip = order.return_date !== null
  const [out, back] = [presentBoardingTimes(order, 'outbound'), presentBoardingTimes(order, 'inbound')]
  return {
    orderNo: order.order_no,
    orderReqno: order.request_no,
    tradeTime: wireMoment(order.paid_at ?? order.placed_at),
    ticketCategory: isRoundTrip ? '2' : '1',
    ticketData: order.travel_date,
    ticketDataRe: order.return_date ?? '',
    ...out,
    bookBeginTimeRe: back.bookBeginTime,
    bookEndTimeRe: back.bookEndTime,
    startStationName: origin,
    endStationName: destination,
    xlmc: `${origin}${isRoundTrip ? ' ⇄ ' : ' → '}${destination}`,
    qZddm: originCode,
    zZddm: destinationCode,
    jfbc: wireFareType(order.fare_type),
    currency: wireCurrency(order.currency),
    ...categoryColumns(view),
    ...(order.promotion_cents > 0 && { totalDiscount: order.promotion_cents }),
    totalVoucherpay: order.coupon_cents,
    totalNeedpay: order.due_cents,
    totalPs: passengersOnAllLegs(view),
    ...(extra.extraPayments.length > 0 && {
      refundList: extra.extraPayments.map(({ provider, amount_cents }) => ({
        payType: provider,
        amount: amount_cents,
      })),
    }),
    ...presentOrderRefunds(view.refunds),
    exchangeCode: presentPickupCode(view),
    ...presentChangedAt(view),
    ...(view.flight && { flight: presentFlight(view.flight) }),
    payType: order.pay_type,
    orderStatus: presentStatus(getShownStatus(view, extra.now)),
    ...listColumns(view, extra.signer),
  }
}
