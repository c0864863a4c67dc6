import { couponRow } from '@shuttle/testing'
import { orderFor } from './ticket-service'

type Body = Record<string, unknown>

export const childrensRow = (voucherNo: string): Body => couponRow(voucherNo, { ticketTypes: ['02'] })

export const refusedRow = (voucherNo: string, reason: string): Body => couponRow(voucherNo, { usable: false, reason })

export const couponsAre =
  (...rows: Body[]) =>
  (): Body => ({ responseData: rows })

/** A quote or an order whose every coupon takes HK$10 off. */
export const tenOffEach = (body: Body): Body => {
  const { totalMoney } = orderFor(body).responseData as { totalMoney: number }
  const taken = Math.min(totalMoney, 1000 * Number(body.voucherNum))
  return orderFor(body, { totalVoucherpay: taken, totalNeedpay: totalMoney - taken, totalFee: totalMoney - taken })
}

/** The coupons a quote or an order was asked with. */
export const couponsIn = ({ body }: { body: Body }): string[] => String(body.voucherStr).split(',').filter(Boolean)

/** The days coupons were asked for. */
export const couponDaysIn = ({ body }: { body: Body }) => [body.ticketData, body.ticketDataRe].filter(Boolean)

/** What the service says of a coupon that stands in the way. */
export const couponRefused = (voucherNo: string, reason: string): Body => ({
  refuse: 'COUPON_NOT_USABLE',
  data: { voucherNo, reason },
})

/** The trip coupons were asked for, way by way. */
export const couponTripIn = ({ body }: { body: Body }) => ({
  ways: body.ticketCategory,
  out: [body.startStationCode, body.endStationCode, body.ticketData],
  back: [body.startStationCodeRe, body.endStationCodeRe, body.ticketDataRe],
})

/** What an order says it costs and by what it is paid. */
export const paymentPartsIn = ({ body }: { body: Body }) => ({
  isReal: body.orderType === '1',
  total: body.amount,
  byCoupons: body.totalVoucherpay,
  couponCount: body.voucherNum,
  coupons: couponsIn({ body }),
  byBalance: body.totalBalpay,
  toPay: body.totalNeedpay,
})

/** A quote of a promotion that took so much off before anything else. */
export const promoted = (body: Body, promotion: number, detailList: Body[] = []): Body => {
  const { totalMoney } = orderFor(body).responseData as { totalMoney: number }
  const total = totalMoney - promotion
  const amounts = { totalDiscount: promotion, totalMoney: total, totalNeedpay: total, totalFee: total }
  return orderFor(body, { ...amounts, detailList })
}
