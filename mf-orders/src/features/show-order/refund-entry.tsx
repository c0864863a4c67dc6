import type { Order } from '@shuttle/calls'
import type { SlotProps } from '@shuttle/contracts'
import { offersRefund } from '@shuttle/domain'
import { hasFailed, useOrder } from '@shuttle/queries'
import { buttonClass, Skeleton } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { PartFailureCard } from '../../components/part-failure-card'
import { useRefundSummary } from '../../components/use-refund-summary'
import { useTexts } from '../../i18n/use-texts'
import { applyRefundHref, refundHref } from '../../paths'
import styles from './refund-card.module.css'

const Entry = ({ order }: { order: Order }) => {
  const t = useTexts()
  const { summary, isOnRequest } = useRefundSummary(order)
  const toRefund = isOnRequest ? applyRefundHref : refundHref
  return (
    <div>
      {summary !== '' && <p className={styles.policy}>{summary}</p>}
      <Link to={toRefund(order.orderNo)} className={buttonClass({ kind: 'soft', block: true })}>
        {t('refund.want')}
      </Link>
    </div>
  )
}

/**
 * Fills `refund-entry.v1`: the current fee and the link to a refund while the order allows
 * one. Shows a notice where that is unknown.
 */
const RefundEntry = ({ orderNo }: SlotProps['refund-entry.v1']) => {
  const t = useTexts()
  const order = useOrder(orderNo, { isSecondary: true })
  if (order.data) return offersRefund(order.data) && <Entry order={order.data} />
  if (hasFailed(order)) return <PartFailureCard query={order} title={t('refund.notLoaded')} />
  return <Skeleton lines={2} label={t('details.loading')} />
}

export { RefundEntry as Slot }
