import { PickupCode as Code } from '@shuttle/booking/pickup-code'
import type { PaidOrder } from '@shuttle/calls'
import { offersRefund } from '@shuttle/domain'
import { isRoutable } from '@shuttle/host'
import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { usePaymentTexts } from '../../i18n/use-payment-texts'
import { REFUND_TICKETS, refundHref } from '../../paths'

/** The pickup code of an airport order, and the link to a refund while no ticket is checked (accounts 2, result page). */
export const PickupCode = ({ order }: { order: PaidOrder }) => {
  const t = usePaymentTexts()
  return (
    <Code code={order.pickupCode}>
      {offersRefund(order) && isRoutable(REFUND_TICKETS) && (
        <Link to={refundHref(order.orderNo)} className={buttonClass({ kind: 'soft', block: true })}>
          {t('result.wantRefund')}
        </Link>
      )}
    </Code>
  )
}
