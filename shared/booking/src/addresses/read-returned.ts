import { RETURN_HINTS, type SlotProps } from '@shuttle/contracts'

/**
 * Reads the return from a provider's site from the address of a payment page, as a hint only; undefined without a
 * return.
 */
export const readReturned = (query: URLSearchParams): SlotProps['payment-panel.v1']['returned'] => {
  const hint = RETURN_HINTS.find((each) => each === query.get('returned'))
  const orderReqno = query.get('orderReqno') ?? ''
  const payType = query.get('payType') ?? ''
  return hint === undefined || orderReqno === '' ? undefined : { orderReqno, payType, hint }
}
