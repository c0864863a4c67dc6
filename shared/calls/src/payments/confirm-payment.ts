import { civilDateAt, type Instant } from '@shuttle/domain'
import { confirmPaymentCall, type orderResult } from '@shuttle/wire'
import { FARE_TYPE, instantFromWire, readCode, TICKET_CATEGORY } from '../codes'
import { type OrderCore, sharedFieldsFromWire, tripFromWire } from '../orders/order-core'
import { type CallOptions, callService } from '../send-call'
import { CALL_TYPE } from './request-payment'

/** A paid order as the result page reads it. */
export interface PaidOrder extends OrderCore {
  paidAt: Instant
  lineName: string
  /** Empty where the answer has none. */
  originCode: string
  destinationCode: string
  /** Passengers, each counted once, not once for each leg. */
  totalPeople: number
  /**
   * Payments beyond the one that bought the tickets, in cents of the order's currency; each is refunded by its own
   * method.
   */
  extraPayments?: readonly { payType: string; amount: number }[]
}

/** Fields of a card payment's result beside its order (purchase 2, routes): sent and stored, never trusted. */
export interface CardResult {
  /** Cents. */
  amount: number
  lineCode: string
  totalPeople: number
  soldAt: Instant
}

/** The result's fields of a card payment; both sides join it by the number of the attempt. */
export const cardResultToWire = (card: CardResult, orderReqno: string) => ({
  totalFee: String(card.amount),
  callType: CALL_TYPE,
  xldm: card.lineCode,
  total_ps: String(card.totalPeople),
  join_no: orderReqno,
  sprq: civilDateAt(card.soldAt),
})

export const paidOrderFromWire = (row: (typeof orderResult)['_zod']['output']): PaidOrder => {
  const category = readCode(TICKET_CATEGORY, row.ticketCategory)
  const legs = category === 'roundTrip' ? 2 : 1
  return {
    ...sharedFieldsFromWire(row, legs),
    category,
    fareType: readCode(FARE_TYPE, row.jfbc),
    lineName: row.xlmc,
    originCode: row.qZddm ?? '',
    destinationCode: row.zZddm ?? '',
    originName: row.startStationName,
    destinationName: row.endStationName,
    outbound: tripFromWire(row.ticketData, row.bookBeginTime, row.bookEndTime),
    inbound:
      row.ticketDataRe === '' ? undefined : tripFromWire(row.ticketDataRe, row.bookBeginTimeRe, row.bookEndTimeRe),
    paidAt: instantFromWire(row.tradeTime),
    totalPeople: row.totalPs / legs,
    ...(row.refundList && { extraPayments: row.refundList.map(({ payType, amount }) => ({ payType, amount })) }),
  }
}

/**
 * Makes the service query the provider, and resolves with the paid order. Refused: PAYMENT_PENDING (call again),
 * PAYMENT_FAILED, PAYMENT_AMOUNT_MISMATCH, ORDER_EXPIRED, ORDER_NOT_FOUND.
 */
export const confirmPayment = async (
  { card, ...payment }: { orderReqno: string; orderNo: string; payType: string; card?: CardResult },
  options: CallOptions = {},
): Promise<PaidOrder> => {
  const body = { ...payment, ...(card && cardResultToWire(card, payment.orderReqno)) }
  return paidOrderFromWire((await callService(confirmPaymentCall, body, options)).responseData)
}

/** The pay type of an order that coupons pay in full, without a provider (D9.13). */
export const COUPONS_PAY_TYPE = 'voucher'
