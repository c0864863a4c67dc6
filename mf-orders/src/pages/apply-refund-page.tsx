import { useTripHeader } from '@shuttle/booking'
import { HelpAside } from '@shuttle/booking/help'
import type { Order, RefundRequest, RequestableRefund } from '@shuttle/calls'
import { isRoutable, useGoBack, useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { hasFailed, useOrder, useRefreshOrder, useRefreshOrderLists, useRefundRequest } from '@shuttle/queries'
import { Button, buttonClass, EmptyState, ErrorCard, Notice, PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { InvalidOrder, isOrderNotFound } from '../components/invalid-order'
import { toDetailsTab } from '../domain/order-tabs'
import { RequestForm } from '../features/request-refund/request-form'
import { RequestState } from '../features/request-refund/request-state'
import { useRequestTexts } from '../i18n/use-request-texts'
import { detailsHref, REFUND_TICKETS, refundHref } from '../paths'

interface ApplyRefundProps {
  order: Order
  requestable: RequestableRefund
  /** Order and request are being refetched. */
  isReading: boolean
  onOutdated: () => void
}

const ApplyRefund = ({ order, requestable, isReading, onOutdated }: ApplyRefundProps) => {
  const t = useRequestTexts()
  const language = useLanguage()
  const refreshLists = useRefreshOrderLists()
  /** Sent or withdrawn here just now; cleared once it was refetched. */
  const [changed, setChanged] = useState<RefundRequest>()
  const [isAgain, setAgain] = useState(false)
  const request = changed && (isReading || !requestable.request) ? changed : requestable.request
  const isOpen = requestable.tickets.some(({ isRequestable }) => isRequestable)
  const needsNone = !requestable.isWholeOnly && requestable.tickets.every(({ isByApplication }) => !isByApplication)
  const canRefundOnline = isRoutable(REFUND_TICKETS)
  const handleChange = (next: RefundRequest) => {
    setChanged(next)
    setAgain(false)
    onOutdated()
    refreshLists()
  }

  // Status in refund without a request that waits or led to it: the service refunds by itself. A status that is being
  // refetched may still be that of the request withdrawn here.
  const isByRequest = changed !== undefined || request?.state === 'waiting' || request?.state === 'approved'
  if (order.status === 'refunding' && !isByRequest && !isReading && canRefundOnline) {
    return <Navigate to={refundHref(order.orderNo)} replace />
  }
  const canRequest = isOpen && request?.state !== 'waiting'
  if (request && !(canRequest && isAgain)) {
    return (
      <>
        <RequestState
          order={order}
          request={request}
          isFresh={changed?.requestNo === request.requestNo}
          onWithdrawn={handleChange}
          onOutdated={onOutdated}
        />
        {canRequest && (
          <Button kind="soft" block onClick={() => setAgain(true)}>
            {t('request.again')}
          </Button>
        )}
      </>
    )
  }
  if (!isOpen) {
    return (
      <EmptyState
        title={t('request.noneTitle')}
        action={
          <Link to={detailsHref(order.orderNo, toDetailsTab(order.status))} className={buttonClass()}>
            {t('request.toOrder')}
          </Link>
        }
      >
        {t('request.none')}
      </EmptyState>
    )
  }
  const intro = t('request.intro', { date: formatDate(requestable.answerBy, language, 'weekday') })
  return (
    <>
      {needsNone ? (
        <Notice
          title={t('request.onlineHint')}
          action={
            canRefundOnline && (
              <Link to={refundHref(order.orderNo)} className={buttonClass({ kind: 'soft' })}>
                {t('request.online')}
              </Link>
            )
          }
        >
          {intro}
        </Notice>
      ) : (
        <Notice title={t('request.introTitle')}>{intro}</Notice>
      )}
      <RequestForm order={order} requestable={requestable} onOutdated={onOutdated} onSent={handleChange} />
    </>
  )
}

/** Shows the refund request of the order in `orderNo`, or the form that sends one. */
const ApplyRefundPage = () => {
  const t = useRequestTexts()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo') ?? ''
  const goBack = useGoBack(detailsHref(orderNo, toDetailsTab('paid')))
  const refreshOrder = useRefreshOrder()
  const order = useOrder(orderNo)
  const requestable = useRefundRequest(orderNo)
  const tripHeader = useTripHeader(order.data)
  if (orderNo === '') return <InvalidOrder title={t('refund.apply')} reason={t('details.missing')} onBack={goBack} />
  const queries = [order, requestable]
  if (queries.some(({ error, data }) => !data && isOrderNotFound(error)))
    return <InvalidOrder title={t('refund.apply')} reason={t('details.notFound')} onBack={goBack} />
  const failed = queries.filter(hasFailed)
  return (
    <>
      <PageHeader overlap title={t('refund.apply')} back={{ label: t('page.back'), onBack: goBack }} {...tripHeader} />
      <PageBody overlap>
        {order.data && requestable.data && (
          <ApplyRefund
            key={orderNo}
            order={order.data}
            requestable={requestable.data}
            isReading={order.isFetching || requestable.isFetching}
            onOutdated={() => refreshOrder(orderNo)}
          />
        )}
        {failed.length > 0 && (
          <ErrorCard
            title={t('request.failed')}
            retryLabel={t('page.retry')}
            onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
            busy={failed.some(({ isFetching }) => isFetching)}
            announce={false}
          />
        )}
        {failed.length === 0 && !(order.data && requestable.data) && (
          <>
            <Skeleton kind="card" lines={3} label={t('request.loading')} />
            <Skeleton kind="card" lines={8} label={t('request.loading')} />
          </>
        )}
        <HelpAside topic="request" />
      </PageBody>
    </>
  )
}

export { ApplyRefundPage as Page }
