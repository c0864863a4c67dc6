import { wayBackLink } from '@shuttle/booking/addresses'
import { PaidOrderBody } from '@shuttle/booking/result'
import type { PaidOrder } from '@shuttle/calls'
import { showsPickupCode, showsTickets } from '@shuttle/domain'
import { isRoutable, Slot } from '@shuttle/host'
import { useLineNames } from '@shuttle/queries'
import { buttonClass, Skeleton } from '@shuttle/ui'
import { Link } from 'react-router-dom'
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
  const back = wayBackLink(useLineNames().data ?? [], order, isRoutable)
  return (
    <PaidOrderBody
      order={order}
      home={{ to: homeAfter(order, isRoutable), label: t('result.home') }}
      wayBack={
        back && (
          <Link {...back} className={buttonClass({ block: true })}>
            {t('result.wayBack')}
          </Link>
        )
      }
    >
      {showsTickets(order) && <Slot name="ticket-viewer.v1" props={{ orderNo: order.orderNo }} skeleton={waiting} />}
      {showsPickupCode(order) && <LazyPickupCode order={order} waiting={waiting} />}
    </PaidOrderBody>
  )
}
