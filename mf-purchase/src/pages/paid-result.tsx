import { PaidOrderBody } from '@shuttle/booking/result'
import type { PaidOrder } from '@shuttle/calls'
import { showsPickupCode, showsTickets } from '@shuttle/domain'
import { isRoutable, Slot } from '@shuttle/host'
import { Skeleton } from '@shuttle/ui'
import { lazySection } from '../components/lazy-section'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { homeAfter } from '../paths'

export const LazyPickupCode = lazySection(async () => {
  const { PickupAndRefund } = await import(
    /* webpackChunkName: "pickup-code" */ '../features/show-result/pickup-and-refund'
  )
  return PickupAndRefund
})

export const PaidResult = ({ order }: { order: PaidOrder }) => {
  const t = usePaymentTexts()
  const waiting = <Skeleton kind="card" lines={8} label={t('common.loading')} />
  return (
    <PaidOrderBody order={order} home={{ to: homeAfter(order, isRoutable), label: t('result.home') }}>
      {showsTickets(order) && <Slot name="ticket-viewer.v1" props={{ orderNo: order.orderNo }} skeleton={waiting} />}
      {showsPickupCode(order) && <LazyPickupCode order={order} waiting={waiting} />}
    </PaidOrderBody>
  )
}
