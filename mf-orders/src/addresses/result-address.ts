import { type CardResult, cardResultToWire } from '@shuttle/calls'

/** Address of the result screen; a card payment's carries more (purchase 2, routes), which proves nothing. */
export const resultHref = (payment: {
  orderReqno: string
  orderNo: string
  payType: string
  card?: CardResult | undefined
}): string => {
  const { orderReqno, orderNo, payType, card } = payment
  return `/details_succeed?${new URLSearchParams({ orderReqno, orderNo, payType, ...(card && cardResultToWire(card, orderReqno)) })}`
}
