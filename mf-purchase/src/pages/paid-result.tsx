import { PassengersCard, PriceCard } from '@shuttle/booking'
import type { PaidOrder } from '@shuttle/calls'
import { showsPickupCode, showsTickets } from '@shuttle/domain'
import { isRoutable, Slot } from '@shuttle/host'
import { buttonClass, Notice, PageAside, PageBody, Skeleton, Stack } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { lazySection } from '../components/lazy-section'
import { ExtraPayments } from '../features/show-result/extra-payments'
import { ResultCard } from '../features/show-result/result-card'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { homeAfter } from '../paths'

export const LazyPickupCode = lazySection(async () => {
  const { PickupCode } = await import(/* webpackChunkName: "pickup-code" */ '../features/show-result/pickup-code')
  return PickupCode
})

export const PaidResult = ({ order }: { order: PaidOrder }) => {
  const t = usePaymentTexts()
  return (
    <PageBody overlap wide>
      <Stack>
        <Notice kind="success" announce title={t('result.title')}>
          {t('result.thanks')}
        </Notice>
        <ExtraPayments order={order} />
        {showsTickets(order) && (
          <Slot
            name="ticket-viewer.v1"
            props={{ orderNo: order.orderNo }}
            skeleton={<Skeleton kind="card" lines={8} label={t('common.loading')} />}
          />
        )}
        {showsPickupCode(order) && (
          <LazyPickupCode order={order} waiting={<Skeleton kind="card" lines={8} label={t('common.loading')} />} />
        )}
      </Stack>
      <PageAside>
        <ResultCard order={order} />
        <PriceCard
          lines={order.priceLines}
          currency={order.currency}
          couponDeduction={order.couponDeduction}
          promotionDeduction={order.promotionDeduction}
          total={order.amountDue}
          legs={order.category === 'roundTrip' ? 2 : 1}
        />
        <PassengersCard passengers={order.passengers} />
        <Link to={homeAfter(order, isRoutable)} className={buttonClass({ block: true })}>
          {t('result.home')}
        </Link>
      </PageAside>
    </PageBody>
  )
}
