import { useGoBack } from '@shuttle/host'
import { hasFailed, useOrder } from '@shuttle/queries'
import { ErrorCard, PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { useSearchParams } from 'react-router-dom'
import { InvalidOrder, isOrderNotFound } from '../components/invalid-order'
import { toListTab } from '../domain/order-tabs'
import { useTexts } from '../i18n/use-texts'
import { MY_ORDERS } from '../paths'
import { OrderDetails } from './order-details'

/** Shows the order in `orderNo`. `tab1` names the tab it was opened from; the status decides what the page shows. */
const OrderDetailsPage = () => {
  const t = useTexts()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo') ?? ''
  const tab1 = query.get('tab1')
  const goBack = useGoBack(`${MY_ORDERS}?tab1=${toListTab(tab1)}`)
  const order = useOrder(orderNo)
  if (orderNo === '') return <InvalidOrder title={t('details.title')} reason={t('details.missing')} onBack={goBack} />
  if (order.data) {
    return <OrderDetails key={orderNo} order={order.data} isOpenedToPay={tab1 === '1'} onBack={goBack} />
  }
  if (isOrderNotFound(order.error))
    return <InvalidOrder title={t('details.title')} reason={t('details.notFound')} onBack={goBack} />
  return (
    <>
      <PageHeader overlap title={t('details.title')} back={{ label: t('page.back'), onBack: goBack }} />
      <PageBody overlap>
        {hasFailed(order) ? (
          <ErrorCard
            title={t('details.failed')}
            retryLabel={t('page.retry')}
            onRetry={() => void order.refetch()}
            busy={order.isFetching}
            announce={false}
          />
        ) : (
          <>
            <Skeleton kind="card" lines={3} label={t('details.loading')} />
            <Skeleton kind="card" lines={6} label={t('details.loading')} />
          </>
        )}
      </PageBody>
    </>
  )
}

export { OrderDetailsPage as Page }
