import { PickupCode as Code } from '@shuttle/booking/pickup-code'
import type { PaidOrder } from '@shuttle/calls'
import { offersRefund } from '@shuttle/domain'
import { isRoutable, Slot } from '@shuttle/host'
import { Skeleton } from '@shuttle/ui'
import { usePaymentTexts } from '../../i18n/use-payment-texts'
import { REFUND_TICKETS } from '../../paths'

/** The pickup code of an airport order, and the way to a refund while no ticket is checked (accounts 2, result page). */
export const PickupCode = ({ order }: { order: PaidOrder }) => {
  const t = usePaymentTexts()
  return (
    <Code order={order}>
      {offersRefund(order) && isRoutable(REFUND_TICKETS) && (
        <Slot
          name="refund-entry.v1"
          props={{ orderNo: order.orderNo }}
          skeleton={<Skeleton lines={2} label={t('common.loading')} />}
        />
      )}
    </Code>
  )
}
