import { on } from '@shuttle/host'
import { hasFailed, useOrderList, useRefreshOrderLists } from '@shuttle/queries'
import { buttonClass, EmptyState, ErrorCard, Skeleton } from '@shuttle/ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { type OrderTab, TAB_FILTER } from '../../domain/order-tabs'
import { useTexts } from '../../i18n/use-texts'
import { CancelQuestion } from './cancel-question'
import { LoadMore } from './load-more'
import { OrderCard } from './order-card'
import styles from './order-card.module.css'

const EMPTY = { toCollect: 'noneToCollect', toPay: 'noneToPay', all: 'noneAtAll' } as const

interface OrderListProps {
  tab: OrderTab
  /** Orders of the airport line only. */
  isAirport: boolean
  /** Link of the empty list to buy a ticket. */
  buyHref: string
}

/** The orders of one tab, newest first. */
export const OrderList = ({ tab, isAirport, buyHref }: OrderListProps) => {
  const t = useTexts()
  const filter = TAB_FILTER[tab]
  const { list, loadMore, isLoadingMore, hasMoreFailed } = useOrderList(filter, 'mf-orders: more orders', { isAirport })
  const refresh = useRefreshOrderLists()
  const [orderToCancel, setOrderToCancel] = useState('')
  useEffect(() => {
    const stops = [
      on('orders:order-placed', refresh),
      on('orders:order-paid', refresh),
      on('orders:order-cancelled', refresh),
      on('orders:order-refunded', refresh),
      on('orders:order-changed', refresh),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [refresh])

  if (!list.data && !hasFailed(list)) {
    return (
      <>
        <Skeleton label={t('list.loading')} kind="card" lines={5} />
        <Skeleton label={t('list.loading')} kind="card" lines={5} />
      </>
    )
  }
  if (!list.data) {
    return (
      <ErrorCard
        title={t('list.failed')}
        retryLabel={t('page.retry')}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
        announce={false}
      />
    )
  }
  const { orders } = list.data
  if (orders.length === 0) {
    return (
      <EmptyState
        title={t(`list.${EMPTY[filter]}`)}
        action={
          <Link to={buyHref} className={buttonClass()}>
            {t('list.buy')}
          </Link>
        }
      >
        {t('list.noneHint')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderCard
            key={order.orderNo}
            order={order}
            onOver={refresh}
            onCancel={() => setOrderToCancel(order.orderNo)}
          />
        ))}
      </ul>
      {loadMore ? (
        <LoadMore loaded={orders.length} isLoading={isLoadingMore} hasFailed={hasMoreFailed} onMore={loadMore} />
      ) : (
        <p className={styles.more}>{t('list.end')}</p>
      )}
      <CancelQuestion orderNo={orderToCancel} onClose={() => setOrderToCancel('')} />
    </>
  )
}
