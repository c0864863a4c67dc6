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

/** The coupons in the request of a quote or an order. */
export const couponsIn = ({ body }: { body: Body }): string[] => String(body.voucherStr).split(',').filter(Boolean)

/** The days in a coupon query. */
export const couponDaysIn = ({ body }: { body: Body }) => [body.ticketData, body.ticketDataRe].filter(Boolean)

/** The service's refusal because of one coupon. */
export const couponRefused = (voucherNo: string, reason: string): Body => ({
  refuse: 'COUPON_NOT_USABLE',
  data: { voucherNo, reason },
})

/** The trip in a coupon query, one entry for each direction. */
export const couponTripIn = ({ body }: { body: Body }) => ({
  ways: body.ticketCategory,
  out: [body.startStationCode, body.endStationCode, body.ticketData],
  back: [body.startStationCodeRe, body.endStationCodeRe, body.ticketDataRe],
})

/** The amounts of an order request and how they are paid. */
export const paymentPartsIn = ({ body }: { body: Body }) => ({
  isReal: body.orderType === '1',
  total: body.amount,
  byCoupons: body.totalVoucherpay,
  couponCount: body.voucherNum,
  coupons: couponsIn({ body }),
  byBalance: body.totalBalpay,
  toPay: body.totalNeedpay,
})

/** A quote whose promotion deducts this amount before anything else. */
export const promoted = (body: Body, promotion: number, detailList: Body[] = []): Body => {
  const { totalMoney } = orderFor(body).responseData as { totalMoney: number }
  const total = totalMoney - promotion
  const amounts = { totalDiscount: promotion, totalMoney: total, totalNeedpay: total, totalFee: total }
  return orderFor(body, { ...amounts, detailList })
}
