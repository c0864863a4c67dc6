import { UnbrokenText } from '@shuttle/booking'
import type { Order } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { StatusBadge, type Tone } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTexts } from '../i18n/use-texts'
import { refundedHref } from '../paths'
import styles from './refund-list.module.css'
import { type ShownRefund, useRefundSentence } from './use-refund-sentence'

const REFUND_STATES = ['accepted', 'pending', 'failed', 'refused', 'done'] as const
const TONES: Readonly<Record<string, Tone>> = { done: 'success', failed: 'warning', refused: 'warning' }

interface RefundListProps {
  order: Pick<Order, 'orderNo' | 'currency'>
  refunds: readonly ShownRefund[]
}

/** The refunds of an order: number, state, amount, and what happens next. Each leads to its page. */
export const RefundList = ({ order, refunds }: RefundListProps) => {
  const t = useTexts()
  const describe = useRefundSentence(order.currency)
  return (
    <ul className={styles.refunds}>
      {refunds.map((refund) => (
        <li key={refund.refundNo} className={styles.refund}>
          <div className={styles.head}>
            <Link to={refundedHref(order.orderNo, refund.refundNo)} className={styles.link}>
              {t('refund.number', { number: refund.refundNo })}
            </Link>
            <StatusBadge tone={TONES[refund.state] ?? 'info'}>
              {t(`refundState.${REFUND_STATES.find((each) => each === refund.state) ?? 'unknown'}`)}
            </StatusBadge>
            <strong className={styles.amount}>{formatMoney(refund.refund, order.currency)}</strong>
          </div>
          <p className={styles.sentence}>
            <UnbrokenText>{describe(refund)}</UnbrokenText>
          </p>
        </li>
      ))}
    </ul>
  )
}
