import { FlightDetails, SaveToCalendar } from '@shuttle/booking/airport'
import { PickupCode } from '@shuttle/booking/pickup-code'
import { PaidOrderBody, RefundWay } from '@shuttle/booking/result'
import type { PaidOrder } from '@shuttle/calls'
import { showsPickupCode } from '@shuttle/domain'
import { isRoutable } from '@shuttle/host'
import { useLineNames } from '@shuttle/queries'
import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { AIRLINE, ORDER_DETAILS, orderHref } from '../paths'

/**
 * A paid airport order: the pickup code with the link to a refund, then trip, flight, price and passengers (accounts 2,
 * result page).
 */
export const PaidAirportOrder = ({ order }: { order: PaidOrder }) => {
  const t = usePaymentTexts()
  const lines = useLineNames()
  const lineCode = order.originCode + order.destinationCode
  const line = lines.data?.find((each) => each.lineCode === lineCode)
  return (
    <PaidOrderBody
      order={order}
      trip={order.flight && <FlightDetails flight={order.flight} lineCode={lineCode} />}
      home={{ to: AIRLINE, label: t('missing.toAirline') }}
    >
      {showsPickupCode(order) && (
        <PickupCode order={order}>
          <RefundWay order={order} loadingText={t('page.loading')} />
        </PickupCode>
      )}
      <SaveToCalendar order={order} lineCode={lineCode} rideMinutes={line?.ride?.rideMinutes} />
      {isRoutable(ORDER_DETAILS) && (
        <Link to={orderHref(order.orderNo)} className={buttonClass({ kind: 'soft', block: true })}>
          {t('result.toOrder')}
        </Link>
      )}
    </PaidOrderBody>
  )
}
