import type { Order, Refund } from '@shuttle/calls'
import { buttonClass, Card, Notice, PageAside } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { RefundList } from '../../components/refund-list'
import { statusTitle } from '../../components/status-tone'
import { findOrderUse } from '../../domain/find-order-use'
import { toDetailsTab } from '../../domain/order-tabs'
import { useRefundTexts } from '../../i18n/use-refund-texts'
import { applyRefundHref, detailsHref } from '../../paths'

const EXPLAINED = ['toPay', 'used', 'expired', 'cancelled', 'refunded', 'refunding', 'ended'] as const

/** An order without refundable tickets: the reason, what was refunded of it, and the way back. */
export const RefundClosed = ({ order, refunds }: { order: Order; refunds: readonly Refund[] }) => {
  const t = useRefundTexts()
  const { orderNo, status } = order
  const explained = status === 'used' ? findOrderUse(order) : EXPLAINED.find((each) => each === status)
  // Status in refund with tickets that are still valid means that a request waits.
  const isRequested = status === 'refunding' && order.tickets.some(({ state }) => state === 'valid')
  return (
    <>
      <Notice title={statusTitle(order.statusText)}>{t(`closed.${explained ?? 'unknown'}`)}</Notice>
      {refunds.length > 0 && (
        <Card title={t('closed.refunds')}>
          <RefundList order={order} refunds={refunds} />
        </Card>
      )}
      <PageAside>
        <Link to={detailsHref(orderNo, toDetailsTab(status))} className={buttonClass({ block: true })}>
          {t('result.toOrder')}
        </Link>
        {isRequested && (
          <Link to={applyRefundHref(orderNo)} className={buttonClass({ kind: 'soft', block: true })}>
            {t('closed.request')}
          </Link>
        )}
      </PageAside>
    </>
  )
}
