import { useBookingTexts } from '@shuttle/booking'
import { refundNote } from '@shuttle/booking/formatters'
import type { Order } from '@shuttle/calls'
import { isPaid, offersRefund } from '@shuttle/domain'
import { buttonClass, Card } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { RefundList } from '../../components/refund-list'
import { useRefundSummary } from '../../components/use-refund-summary'
import { waitsForStaff } from '../../domain/order-actions'
import { useTexts } from '../../i18n/use-texts'
import { applyRefundHref, refundHref } from '../../paths'
import styles from './refund-card.module.css'

/**
 * The refunds of the order with their states, the current fee, the policy the order was sold under, and the link to a
 * refund while one is allowed (accounts 4).
 */
export const RefundCard = ({ order }: { order: Order }) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const { summary, isOnRequest } = useRefundSummary(order)
  const isOffered = offersRefund(order)
  const isRefunded = order.status === 'refunding' || order.tickets.some(({ state }) => state === 'refunded')
  const toRefund = waitsForStaff(order) || (isOffered && isOnRequest) ? applyRefundHref : refundHref
  const { refunds = [] } = order
  if (!isPaid(order.status) || !(isOffered || isRefunded)) return null
  return (
    <Card title={t('refund.title')}>
      {refunds.length > 0 && <RefundList order={order} refunds={refunds} />}
      {isOffered && summary !== '' && <p className={styles.fee}>{summary}</p>}
      {isOffered && order.refundPolicy && (
        <p className={styles.policy}>{refundNote(order.refundPolicy, bookingT, order.lineCode)}</p>
      )}
      <Link to={toRefund(order.orderNo)} className={buttonClass({ kind: 'soft', block: true })}>
        {t(isOffered ? (isOnRequest ? 'refund.apply' : 'refund.link') : 'refund.progress')}
      </Link>
    </Card>
  )
}
