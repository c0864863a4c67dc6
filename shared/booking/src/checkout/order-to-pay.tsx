import type { Order } from '@shuttle/calls'
import type { SlotProps } from '@shuttle/contracts'
import { isRoutable, now, Slot, toast, useNow } from '@shuttle/host'
import { useRefreshCoupons, useRefreshOrder } from '@shuttle/queries'
import { Notice, PageAside, PageBody, Skeleton } from '@shuttle/ui'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { resultHref } from '../addresses'
import { orderRefundChoice } from '../formatters'
import { PassengersCard } from '../passengers-card'
import { PaymentCountdown } from '../payment-countdown'
import { PriceCard } from '../price-card'
import { useOrderToPayTexts } from '../texts/use-order-to-pay-texts'
import { TripCard } from '../trip-card'
import { LeaveGuard } from './leave-guard'
import { getPayable } from './payable'
import { getArrival, getPaymentView } from './payment-view'
import { ReorderBar } from './reorder-bar'
import { TravelNotes } from './travel-notes'
import { useLateMoney } from './use-late-money'
import { useLater } from './use-unpaid-order'

/** How long the toast is shown before the page goes back, when the order expired before it was opened (D1.10). */
const INVALID_TOAST_MS = 2000
const CANCELLED_TOAST_MS = 1000

type Panel = SlotProps['payment-panel.v1']

interface OrderToPayProps {
  order: Order
  goBack: () => void
  /** The return from a provider's site, as the address has it. */
  returned?: Panel['returned']
  /** The purchase notes, in the language of the page. */
  termsHref: string
  /** Accessible label of the skeleton. */
  loadingText: string
  /** The order is paid, or found paid: its trip selection is no longer needed. */
  onFinished: () => void
  /**
   * Additional content of a line's trip, such as the flight. Below the panel, which stays in view on a small screen.
   */
  children?: ReactNode
}

/**
 * The payment page of an order: its trip, the time left, the payment panel, price, passengers and notes (purchase 2).
 */
export const OrderToPay = ({
  order,
  goBack,
  returned,
  termsHref,
  loadingText,
  onFinished,
  children,
}: OrderToPayProps) => {
  const t = useOrderToPayTexts()
  const navigate = useNavigate()
  const later = useLater()
  const refreshCoupons = useRefreshCoupons()
  const refreshOrder = useRefreshOrder()
  const mayLeave = useRef(false)
  const payable = getPayable(order, useNow())
  const [arrival] = useState(() => getArrival(getPayable(order, now()), returned))
  const [isInFlight, setInFlight] = useState(returned?.hint === 'done')
  const [isReportedOver, setReportedOver] = useState(false)
  const { countdown, hasPanel } = getPaymentView(payable, { isInFlight, isReportedOver })

  /** Its coupons are used, or free again. */
  const readAgain = useCallback(() => {
    refreshCoupons()
    refreshOrder(order.orderNo)
  }, [refreshCoupons, refreshOrder, order.orderNo])
  const leave = () => {
    mayLeave.current = true
    goBack()
  }

  useEffect(() => {
    if (arrival !== 'tooLate') return
    mayLeave.current = true
    toast(t('invalid'), 'error')
    later(INVALID_TOAST_MS, goBack)
  }, [arrival, t, later, goBack])

  // The service decides about the deadline: the money may have come in another tab, or in the last second.
  const isExpiring = payable.kind === 'expired' && arrival !== 'tooLate'
  useEffect(() => {
    if (isExpiring) readAgain()
  }, [isExpiring, readAgain])

  // Over for this screen, but a provider may still take the money of an attempt: the service then honours the order.
  const isTimeOver = countdown !== undefined && countdown.timeLeft === undefined
  useLateMoney(order, isTimeOver && arrival === 'toPay' && order.orderReqno !== '')

  const finish = useEffectEvent(onFinished)
  // Paid outside the panel: at a provider's site, or in another tab. Opening an old link does not end a purchase.
  const isPaidElsewhere = payable.kind === 'paid' && arrival === 'toPay'
  useEffect(() => {
    if (!isPaidElsewhere || mayLeave.current) return
    mayLeave.current = true
    finish()
    refreshCoupons()
  }, [isPaidElsewhere, refreshCoupons])

  const handlePaid: Panel['onPaid'] = (payment) => {
    mayLeave.current = true
    onFinished()
    readAgain()
    navigate(resultHref(payment, order, isRoutable), { replace: true })
  }
  const handleCancelled = () => {
    mayLeave.current = true
    readAgain()
    toast(t('cancelled'), 'success')
    later(CANCELLED_TOAST_MS, goBack)
  }
  const handleExpired = () => {
    setReportedOver(true)
    readAgain()
  }

  if (payable.kind === 'paid') return <Navigate to={resultHref(order, order, isRoutable)} replace />
  return (
    <>
      <PageBody overlap wide>
        <TripCard order={order}>
          {countdown && <PaymentCountdown {...countdown} />}
          {payable.kind === 'cancelled' && <Notice title={t('cancelledTitle')}>{t('cancelledBody')}</Notice>}
          {payable.kind === 'settled' && (
            <Notice title={t('settledTitle')}>{t('settledBody', { status: order.statusText })}</Notice>
          )}
        </TripCard>
        <PageAside>
          {hasPanel && (
            <Slot
              name="payment-panel.v1"
              props={{
                orderNo: order.orderNo,
                ...(returned && { returned }),
                onPaid: handlePaid,
                onExpired: handleExpired,
                onUnderWay: setInFlight,
                onCancelled: handleCancelled,
              }}
              skeleton={<Skeleton kind="card" lines={3} label={loadingText} />}
            />
          )}
          {!hasPanel && <ReorderBar order={order} onReorder={leave} />}
        </PageAside>
        {children}
        <PriceCard
          lines={order.priceLines}
          lineCode={order.lineCode}
          currency={order.currency}
          couponDeduction={order.couponDeduction}
          promotionDeduction={order.promotionDeduction}
          total={order.amountDue}
          legs={order.category === 'roundTrip' ? 2 : 1}
        />
        <PassengersCard passengers={order.passengers} />
        <TravelNotes
          policy={order.refundPolicy}
          lineCode={order.lineCode}
          termsHref={termsHref}
          choice={orderRefundChoice(order)}
        />
      </PageBody>
      <LeaveGuard unpaid={hasPanel} mayLeave={mayLeave} />
    </>
  )
}
