import { type CardResult, cardResultToWire } from '@shuttle/calls'
import { RETURN_HINTS, type SlotProps } from '@shuttle/contracts'

/** Address of the result screen; a card payment's carries more (purchase 2, routes), which nobody believes. */
export const resultHref = (payment: {
  orderReqno: string
  orderNo: string
  payType: string
  card?: CardResult | undefined
}): string => {
  const { orderReqno, orderNo, payType, card } = payment
  return `/details_succeed?${new URLSearchParams({ orderReqno, orderNo, payType, ...(card && cardResultToWire(card, orderReqno)) })}`
}

/** What the address of the payment page says of a payment at a provider's site; undefined when nobody comes back. A hint, no more. */
export const readReturned = (query: URLSearchParams): SlotProps['payment-panel.v1']['returned'] => {
  const hint = RETURN_HINTS.find((each) => each === query.get('returned'))
  const orderReqno = query.get('orderReqno') ?? ''
  const payType = query.get('payType') ?? ''
  return hint === undefined || orderReqno === '' ? undefined : { orderReqno, payType, hint }
}
