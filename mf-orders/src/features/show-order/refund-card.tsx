import { useBookingTexts } from '@shuttle/booking'
import { refundNote } from '@shuttle/booking/facts'
import type { Order } from '@shuttle/calls'
import { offersRefund } from '@shuttle/domain'
import { isRoutable } from '@shuttle/host'
import { buttonClass, Card } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts'
import { REFUND_TICKETS, refundHref } from '../../paths'
import styles from './refund-card.module.css'

/** The policy the order was sold under, and the way to a refund while one is allowed (accounts 4). */
export const RefundCard = ({ order }: { order: Order }) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  if (!offersRefund(order)) return null
  const canRefund = isRoutable(REFUND_TICKETS)
  if (!canRefund && !order.refundPolicy) return null
  return (
    <Card title={t('refund.title')}>
      {order.refundPolicy && <p className={styles.policy}>{refundNote(order.refundPolicy, bookingT)}</p>}
      {canRefund && (
        <Link to={refundHref(order.orderNo)} className={buttonClass({ kind: 'soft', block: true })}>
          {t('refund.link')}
        </Link>
      )}
    </Card>
  )
}
