import { getPayable } from '@shuttle/booking/checkout'
import { isRoutable, now, useLanguage } from '@shuttle/host'
import { showFailure, useReadOrder } from '@shuttle/queries'
import { useNavigate } from 'react-router-dom'
import { ORDER_DETAILS, unpaidOrderHref } from '../../paths'

/**
 * After a payment error: reads the order again; if it can no longer be paid, navigates to order details (purchase 4).
 */
export const useAfterFailure = (orderNo: string, onExpired: () => void) => {
  const readOrder = useReadOrder()
  const language = useLanguage()
  const navigate = useNavigate()
  return async () => {
    try {
      const payable = getPayable(await readOrder(orderNo), now())
      // Paid meanwhile: the page that shows the order navigates to its result.
      if (payable.kind === 'toPay' || payable.kind === 'paid') return
      if (isRoutable(ORDER_DETAILS)) navigate(unpaidOrderHref(orderNo))
      else onExpired()
    } catch (error) {
      showFailure(error, language)
    }
  }
}
