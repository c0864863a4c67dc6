import { PassengersCard, PaymentCountdown, PriceCard } from '@shuttle/booking'
import { getArrival, getPayable, getPaymentView, TravelNotes, useLater } from '@shuttle/booking/checkout'
import type { Order } from '@shuttle/calls'
import type { SlotProps } from '@shuttle/contracts'
import { now, Slot, toast, useLanguage, useNow } from '@shuttle/host'
import { useRefreshCoupons, useRefreshOrder } from '@shuttle/queries'
import { Notice, PageAside, PageBody, Skeleton } from '@shuttle/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { resultHref } from '../addresses/payment-address'
import { LeaveGuard } from '../features/leave-guard/leave-guard'
import { ReorderBar } from '../features/leave-guard/reorder-bar'
import { useLateMoney } from '../features/pay-order/use-late-money'
import { TripCard } from '../features/show-trip/trip-card'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { termsHref } from '../paths'
import { useTripSelections } from '../state/trip-selection.store'

/** Too late already when it was opened: the toast stands this long, then back (decision 10 of the contradictions). */
const INVALID_TOAST_MS = 2000
const CANCELLED_TOAST_MS = 1000

type Panel = SlotProps['payment-panel.v1']

interface OrderToPayProps {
  order: Order
  goBack: () => void
  /** The return from a provider's site, as the address has it. */
  returned?: Panel['returned']
}

export const OrderToPay = ({ order, goBack, returned }: OrderToPayProps) => {
  const t = usePaymentTexts()
  const navigate = useNavigate()
  const language = useLanguage()
  const later = useLater()
  const refreshCoupons = useRefreshCoupons()
  const refreshOrder = useRefreshOrder()
  const mayLeave = useRef(false)
  const payable = getPayable(order, useNow())
  const [arrival] = useState(() => getArrival(getPayable(order, now()), returned))
  const [isUnderWay, setUnderWay] = useState(returned?.hint === 'done')
  const [isReportedOver, setReportedOver] = useState(false)
  const { countdown, hasPanel } = getPaymentView(payable, { isUnderWay, isReportedOver })

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
    toast(t('payment.invalid'), 'error')
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

  // Paid outside the panel: at a provider's site, or in another tab. An old link is no purchase that ends here.
  const isPaidElsewhere = payable.kind === 'paid' && arrival === 'toPay'
  useEffect(() => {
    if (!isPaidElsewhere || mayLeave.current) return
    mayLeave.current = true
    useTripSelections.getState().finish(order.lineCode)
    refreshCoupons()
  }, [isPaidElsewhere, order.lineCode, refreshCoupons])

  const handlePaid: Panel['onPaid'] = (payment) => {
    mayLeave.current = true
    useTripSelections.getState().finish(order.lineCode)
    readAgain()
    navigate(resultHref(payment), { replace: true })
  }
  const handleCancelled = () => {
    mayLeave.current = true
    readAgain()
    toast(t('payment.cancelled'), 'success')
    later(CANCELLED_TOAST_MS, goBack)
  }
  const handleExpired = () => {
    setReportedOver(true)
    readAgain()
  }

  if (payable.kind === 'paid') return <Navigate to={resultHref(order)} replace />
  return (
    <>
      <PageBody overlap wide>
        <TripCard order={order}>
          {countdown && <PaymentCountdown {...countdown} />}
          {payable.kind === 'cancelled' && (
            <Notice title={t('payment.cancelledTitle')}>{t('payment.cancelledBody')}</Notice>
          )}
          {payable.kind === 'settled' && (
            <Notice title={t('payment.settledTitle')}>{t('payment.settledBody', { status: order.statusText })}</Notice>
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
                onUnderWay: setUnderWay,
                onCancelled: handleCancelled,
              }}
              skeleton={<Skeleton kind="card" lines={3} label={t('common.loading')} />}
            />
          )}
          {!hasPanel && <ReorderBar order={order} onReorder={leave} />}
        </PageAside>
        <PriceCard
          lines={order.priceLines}
          currency={order.currency}
          couponDeduction={order.couponDeduction}
          promotionDeduction={order.promotionDeduction}
          total={order.amountDue}
          legs={order.category === 'roundTrip' ? 2 : 1}
        />
        <PassengersCard passengers={order.passengers} />
        <TravelNotes policy={order.refundPolicy} termsHref={termsHref(language)} />
      </PageBody>
      <LeaveGuard unpaid={hasPanel} mayLeave={mayLeave} />
    </>
  )
}
