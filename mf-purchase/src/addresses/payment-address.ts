import { type CardResult, cardResultToWire } from '@shuttle/calls'
import { RETURN_HINTS, type SlotProps } from '@shuttle/contracts'

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

/** Reads the return from a provider's site out of the payment page's address, as a hint only; undefined without a return. */
export const readReturned = (query: URLSearchParams): SlotProps['payment-panel.v1']['returned'] => {
  const hint = RETURN_HINTS.find((each) => each === query.get('returned'))
  const orderReqno = query.get('orderReqno') ?? ''
  const payType = query.get('payType') ?? ''
  return hint === undefined || orderReqno === '' ? undefined : { orderReqno, payType, hint }
}
