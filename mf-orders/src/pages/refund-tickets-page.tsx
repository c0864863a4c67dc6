import { useTripHeader } from '@shuttle/booking'
import type { Order, Refund, RefundPreview } from '@shuttle/calls'
import { isToCollect, offersRefund } from '@shuttle/domain'
import { useGoBack } from '@shuttle/host'
import { hasFailed, useOrder, useRefundPreview, useRefunds } from '@shuttle/queries'
import { ErrorCard, PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { InvalidOrder, isOrderNotFound } from '../components/invalid-order'
import { useRefundSummary } from '../components/use-refund-summary'
import { toDetailsTab } from '../domain/order-tabs'
import { RefundChoice } from '../features/refund-tickets/refund-choice'
import { RefundClosed } from '../features/refund-tickets/refund-closed'
import { RefundResult } from '../features/refund-tickets/refund-result'
import { useRefundTexts } from '../i18n/use-refund-texts'
import { applyRefundHref, detailsHref, refundedHref } from '../paths'
import { readStoredRefundForm, removeStoredRefundForm } from '../state/stored-refund-form'

interface RefundTicketsProps {
  order: Order
  preview: RefundPreview
  refunds: readonly Refund[]
  /** Number of the refund in the address. */
  refundNo: string
  onBack: () => void
}

/** The refund whose answer was lost: its tickets are the ones that were sent. */
const findSent = (orderNo: string, refunds: readonly Refund[]): Refund | undefined => {
  const sent = readStoredRefundForm(orderNo)?.sent ?? []
  return refunds.find(({ items }) => sent.length > 0 && items.map(({ ticketNo }) => ticketNo).join() === sent.join())
}

/** Nothing can be chosen on this page, but a request can refund a part of the order. */
const needsRequest = ({ tickets }: RefundPreview): boolean =>
  tickets.every(({ reason }) => reason !== undefined) && tickets.some(({ isByApplication }) => isByApplication)

const RefundTickets = ({ order, preview, refunds, refundNo, onBack }: RefundTicketsProps) => {
  const t = useRefundTexts()
  const navigate = useNavigate()
  const tripHeader = useTripHeader(order)
  const { isOnRequest } = useRefundSummary(order)
  const [freshNo, setFreshNo] = useState('')
  const { orderNo } = order
  const shown = refunds.find((refund) => refund.refundNo === refundNo)
  const sentNo = shown ? undefined : findSent(orderNo, refunds)?.refundNo
  useEffect(() => {
    if (sentNo === undefined) return
    removeStoredRefundForm(orderNo)
    navigate(refundedHref(orderNo, sentNo), { replace: true })
  }, [sentNo, orderNo, navigate])
  const handleRefunded = (refund: Refund) => {
    removeStoredRefundForm(orderNo)
    setFreshNo(refund.refundNo)
    navigate(refundedHref(orderNo, refund.refundNo), { replace: true })
  }
  const isOpen = isToCollect(order.status) && preview.tickets.length > 0
  // The list does not know the policy of an order, so its link to a refund is resolved
  // here. A refund that was sent is found first.
  const isPlain = refundNo === '' && !readStoredRefundForm(orderNo)?.sent.length
  if (isPlain && isOpen && isOnRequest && offersRefund(order) && needsRequest(preview)) {
    return <Navigate to={applyRefundHref(orderNo)} replace />
  }
  return (
    <>
      <PageHeader overlap title={t('refund.title')} back={{ label: t('page.back'), onBack }} {...tripHeader} />
      <PageBody overlap wide>
        {shown ? (
          <RefundResult key={refundNo} order={order} refund={shown} isFresh={freshNo === refundNo} />
        ) : isOpen ? (
          <RefundChoice order={order} preview={preview} refunds={refunds} onRefunded={handleRefunded} />
        ) : (
          <RefundClosed order={order} refunds={refunds} />
        )}
      </PageBody>
    </>
  )
}

/** Refunds tickets of the order in `orderNo`; with `refundNo` it shows the state of that refund. */
const RefundTicketsPage = () => {
  const t = useRefundTexts()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo') ?? ''
  const refundNo = query.get('refundNo') ?? ''
  const goBack = useGoBack(detailsHref(orderNo, toDetailsTab('paid')))
  const order = useOrder(orderNo)
  const preview = useRefundPreview(orderNo)
  const refunds = useRefunds(orderNo)
  const title = t('refund.title')
  if (orderNo === '') return <InvalidOrder title={title} reason={t('details.missing')} onBack={goBack} />
  const queries = [order, preview, refunds]
  if (order.data && preview.data && refunds.data) {
    return (
      <RefundTickets
        key={orderNo}
        order={order.data}
        preview={preview.data}
        refunds={refunds.data}
        refundNo={refundNo}
        onBack={goBack}
      />
    )
  }
  if (queries.some(({ error }) => isOrderNotFound(error)))
    return <InvalidOrder title={title} reason={t('details.notFound')} onBack={goBack} />
  const failed = queries.filter(hasFailed)
  return (
    <>
      <PageHeader overlap title={title} back={{ label: t('page.back'), onBack: goBack }} />
      <PageBody overlap>
        {failed.length > 0 ? (
          <ErrorCard
            title={t('refundPage.failed')}
            retryLabel={t('page.retry')}
            onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
            busy={failed.some(({ isFetching }) => isFetching)}
            announce={false}
          />
        ) : (
          <>
            <Skeleton kind="card" lines={2} label={t('refundPage.loading')} />
            <Skeleton kind="card" lines={8} label={t('refundPage.loading')} />
          </>
        )}
      </PageBody>
    </>
  )
}

export { RefundTicketsPage as Page }
