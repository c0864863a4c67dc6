import { RETURN_HINTS, type SlotProps } from '@shuttle/contracts'

/** What the address of the payment page says of a payment at a provider's site; undefined when nobody comes back. A hint, no more. */
export const readReturned = (query: URLSearchParams): SlotProps['payment-panel.v1']['returned'] => {
  const hint = RETURN_HINTS.find((each) => each === query.get('returned'))
  const orderReqno = query.get('orderReqno') ?? ''
  const payType = query.get('payType') ?? ''
  return hint === undefined || orderReqno === '' ? undefined : { orderReqno, payType, hint }
}
