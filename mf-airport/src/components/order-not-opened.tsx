import { isApiError } from '@shuttle/contracts'
import { hasFailed } from '@shuttle/queries'
import { buttonClass, PageAside, Skeleton } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { ORDERS } from '../paths'
import { MessageCard } from './message-card'
import { NotLoadedCard } from './not-loaded-card'

interface OrderNotOpenedProps {
  /** The address has all parts that an order query needs. */
  isLinkComplete: boolean
  /** An alternative to Retry after a failure. */
  way?: { to: string; label: string }
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** Shown in place of an order that the address does not name, that is not the member's, or that has not loaded yet. */
export const OrderNotOpened = ({ isLinkComplete, query, way }: OrderNotOpenedProps) => {
  const t = usePaymentTexts()
  const isForeign = isApiError(query.error) && query.error.code === 'ORDER_NOT_FOUND'
  if (!isLinkComplete || isForeign) {
    return (
      <MessageCard
        title={t('order.cannotOpen')}
        text={t(isForeign ? 'order.notFound' : 'order.linkIncomplete')}
        to={ORDERS}
        label={t('order.toOrders')}
      />
    )
  }
  if (hasFailed(query)) {
    return (
      <NotLoadedCard
        query={query}
        action={
          way && (
            <Link to={way.to} className={buttonClass({ kind: 'soft' })}>
              {way.label}
            </Link>
          )
        }
      />
    )
  }
  return (
    <>
      <Skeleton kind="card" lines={4} label={t('page.loading')} />
      <PageAside>
        <Skeleton kind="card" lines={3} label={t('page.loading')} />
      </PageAside>
    </>
  )
}
