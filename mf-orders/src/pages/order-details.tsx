import { PassengersCard, useBookingTexts, useTripHeader } from '@shuttle/booking'
import { resultHref } from '@shuttle/booking/addresses'
import { useLater } from '@shuttle/booking/checkout'
import { HelpAside } from '@shuttle/booking/help'
import { PickupCode } from '@shuttle/booking/pickup-code'
import { isUnknownCode, type Order } from '@shuttle/calls'
import type { SlotProps } from '@shuttle/contracts'
import { isAirportLine, isPaid, showsPickupCode, showsTickets } from '@shuttle/domain'
import { isRoutable, toast } from '@shuttle/host'
import { useRefreshCoupons, useRefreshOrder, useRefreshOrderLists } from '@shuttle/queries'
import { Card, PageAside, PageBody, PageHeader } from '@shuttle/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { OrderNotices } from '../components/order-notices'
import { isFinished } from '../domain/order-actions'
import { UnpaidOrder } from '../features/pay-order/unpaid-order'
import { BuyMore } from '../features/show-order/buy-more'
import { LazyAirportParts } from '../features/show-order/lazy-airport-parts'
import { OrderDataCard } from '../features/show-order/order-data-card'
import { OrderPrice } from '../features/show-order/order-price'
import { OrderState } from '../features/show-order/order-state'
import { PartTabs } from '../features/show-order/part-tabs'
import { RefundCard } from '../features/show-order/refund-card'
import { ShowTickets } from '../features/show-order/show-tickets'
import { TripTimeline } from '../features/show-order/trip-timeline'
import { useTexts } from '../i18n/use-texts'
import styles from './order-details.module.css'

/** How long a toast is shown before the page navigates back (D1.8, D1.10). */
const BACK_AFTER_MS = 2000

interface OrderDetailsProps {
  order: Order
  /**
   * Opened to pay the order: if its payment window has ended meanwhile, it is
   * shown as just expired, not as a past order.
   */
  isOpenedToPay: boolean
  onBack: () => void
}

/** A departure has a boarding time; day and night tickets are valid on any bus. */
const toNotice = ({ lineCode, fareType }: Order): 'airport' | 'bus' | 'day' | 'night' => {
  if (isAirportLine(lineCode)) return 'airport'
  return fareType === 'day' || fareType === 'night' ? fareType : 'bus'
}

export const OrderDetails = ({ order, isOpenedToPay, onBack }: OrderDetailsProps) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const navigate = useNavigate()
  const later = useLater()
  const refreshOrder = useRefreshOrder()
  const refreshLists = useRefreshOrderLists()
  const refreshCoupons = useRefreshCoupons()
  const tripHeader = useTripHeader(order)
  const id = useId()
  const { status, orderNo } = order
  const [cameUnpaid] = useState(status === 'toPay' || (status === 'expired' && isOpenedToPay))
  const isUnpaid = status === 'toPay' || (status === 'expired' && cameUnpaid)
  const isPaidFor = isPaid(status)
  const latestStatus = useRef(status)
  useEffect(() => {
    latestStatus.current = status
  })

  const readAgain = () => {
    refreshOrder(orderNo)
    refreshLists()
    // Its coupons are used up, or available again.
    refreshCoupons()
  }
  // The payment may have arrived in the last second, or in another tab: then the order stays on the screen.
  const goBackLater = () => later(BACK_AFTER_MS, () => isPaid(latestStatus.current) || onBack())
  const handlePaid: SlotProps['payment-panel.v1']['onPaid'] = (payment) => {
    readAgain()
    navigate(resultHref(payment, order, isRoutable), { replace: true })
  }
  const handleCancelled = () => {
    readAgain()
    toast(t('cancel.done'), 'success')
    goBackLater()
  }
  const handleOver = () => {
    readAgain()
    toast(t('details.invalid'), 'error')
    goBackLater()
  }

  const isAllRefunded = order.tickets.length > 0 && order.tickets.every(({ state }) => state === 'refunded')
  const hasTickets = isPaidFor && showsTickets(order) && order.tickets.length > 0 && !isAllRefunded
  const hasPickupCode = showsPickupCode(order) && order.pickupCode !== ''
  const parts = [
    ...(hasTickets || hasPickupCode ? [{ id: `${id}tickets`, label: t('details.tickets') }] : []),
    { id: `${id}trip`, label: t('trip.title') },
    ...(order.passengers.length > 0 ? [{ id: `${id}passengers`, label: bookingT('passengers.title') }] : []),
    { id: `${id}price`, label: bookingT('price.title') },
    { id: `${id}order`, label: t('details.order') },
  ]
  const isAirport = isAirportLine(order.lineCode)
  return (
    <>
      <PageHeader
        overlap
        title={t('details.title')}
        back={{ label: t('page.back'), onBack }}
        {...tripHeader}
        {...(isUnknownCode(order.category) && { chip: bookingT('unknown') })}
      />
      <PageBody overlap wide={isUnpaid || hasTickets || hasPickupCode}>
        <OrderNotices order={order} />
        {isUnpaid ? (
          <UnpaidOrder
            order={order}
            onPaid={handlePaid}
            onCancelled={handleCancelled}
            onOver={handleOver}
            onReorder={onBack}
          />
        ) : (
          <OrderState order={order} />
        )}
        {(hasTickets || hasPickupCode) && (
          <PageAside>
            <div id={`${id}tickets`} tabIndex={-1} className={styles.part}>
              {hasTickets ? <ShowTickets order={order} /> : <PickupCode order={order} />}
            </div>
          </PageAside>
        )}
        <PartTabs parts={parts} />
        <div id={`${id}trip`} tabIndex={-1} className={styles.part}>
          <TripTimeline order={order} />
        </div>
        {isAirport && <LazyAirportParts open order={order} />}
        {order.passengers.length > 0 && (
          <div id={`${id}passengers`} tabIndex={-1} className={styles.part}>
            <PassengersCard passengers={order.passengers} tickets={order.tickets} />
          </div>
        )}
        <div id={`${id}price`} tabIndex={-1} className={styles.part}>
          <OrderPrice order={order} />
        </div>
        <div id={`${id}order`} tabIndex={-1} className={styles.part}>
          <OrderDataCard order={order} />
        </div>
        {(isUnpaid || (isPaidFor && !isFinished(status) && !isAllRefunded)) && (
          <Card title={t('notice.title')}>
            <p className={styles.notice}>{t(`notice.${toNotice(order)}`)}</p>
          </Card>
        )}
        <RefundCard order={order} />
        {!isUnpaid && !hasTickets && !hasPickupCode && <HelpAside topic="refund" />}
        {!isUnpaid && <BuyMore order={order} />}
      </PageBody>
    </>
  )
}
