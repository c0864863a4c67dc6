import { PickupCode } from '@shuttle/booking/pickup-code'
import { RefundWay } from '@shuttle/booking/result'
import type { PaidOrder } from '@shuttle/calls'
import { usePaymentTexts } from '../../i18n/use-payment-texts'

/**
 * The pickup code of an airport order, and the link to a refund while no ticket is checked (accounts 2, result page).
 */
export const PickupAndRefund = ({ order }: { order: PaidOrder }) => (
  <PickupCode order={order}>
    <RefundWay order={order} loadingText={usePaymentTexts()('common.loading')} />
  </PickupCode>
)
