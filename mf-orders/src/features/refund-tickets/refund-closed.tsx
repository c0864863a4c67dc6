import type { Order, Refund } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { buttonClass, Card, Notice, PageAside, StatusBadge, type Tone } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { statusTitle } from '../../components/status-tone'
import { findOrderUse } from '../../domain/find-order-use'
import { toDetailsTab } from '../../domain/order-tabs'
import { useRefundTexts } from '../../i18n/use-refund-texts'
import { applyRefundHref, detailsHref, refundedHref } from '../../paths'
import styles from './refund-closed.module.css'

const EXPLAINED = ['toPay', 'used', 'expired', 'cancelled', 'refunded', 'refunding', 'ended'] as const
const REFUND_STATES = ['accepted', 'pending', 'failed', 'refused', 'done'] as const
const TONES: Readonly<Record<string, Tone>> = { done: 'success', refused: 'warning' }

/** An order of which nothing can be chosen: why, what was refunded of it, and the way back. */
export const RefundClosed = ({ order, refunds }: { order: Order; refunds: readonly Refund[] }) => {
  const t = useRefundTexts()
  const language = useLanguage()
  const { orderNo, status, currency } = order
  const explained = status === 'used' ? findOrderUse(order) : EXPLAINED.find((each) => each === status)
  // In refund with tickets that are still valid: a request waits.
  const isRequested = status === 'refunding' && order.tickets.some(({ state }) => state === 'valid')
  return (
    <>
      <Notice title={statusTitle(order.statusText)}>{t(`closed.${explained ?? 'unknown'}`)}</Notice>
      {refunds.length > 0 && (
        <Card title={t('closed.refunds')}>
          <ul className={styles.refunds}>
            {refunds.map(({ refundNo, refund, state, appliedAt }) => (
              <li key={refundNo} className={styles.refund}>
                <Link to={refundedHref(orderNo, refundNo)} className={styles.link}>
                  {formatDateTime(appliedAt, language)}
                </Link>
                <StatusBadge tone={TONES[state] ?? 'info'}>
                  {t(`refundState.${REFUND_STATES.find((each) => each === state) ?? 'unknown'}`)}
                </StatusBadge>
                <strong className={styles.amount}>{formatMoney(refund, currency)}</strong>
              </li>
            ))}
          </ul>
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
