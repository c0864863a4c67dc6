import { type CardResult, cardResultToWire } from '@shuttle/calls'
import { hasAirportPage } from './payment-href'

export const RESULT = '/details_succeed'
export const AIRPORT_RESULT = '/airlinePaysuccess'

export interface ResultOfPayment {
  orderReqno: string
  orderNo: string
  payType: string
  card?: CardResult | undefined
}

/**
 * Address of the result of a payment, for an airport order on the pages of its line. A card payment adds parameters
 * (purchase 2, routes), which prove nothing.
 */
export const resultHref = (
  { orderReqno, orderNo, payType, card }: ResultOfPayment,
  order: { lineCode: string },
  isRoutable: (path: string) => boolean,
): string => {
  const path = hasAirportPage(order, AIRPORT_RESULT, isRoutable) ? AIRPORT_RESULT : RESULT
  return `${path}?${new URLSearchParams({ orderReqno, orderNo, payType, ...(card && cardResultToWire(card, orderReqno)) })}`
}
