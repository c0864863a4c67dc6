import { UnbrokenText } from '@shuttle/booking'
import type { ListedOrder } from '@shuttle/calls'
import { useRefundSentence } from '../../components/use-refund-sentence'
import { useTexts } from '../../i18n/use-texts'
import styles from './order-card.module.css'

/** The refunds of an order on its card: number and state of the money, as in order details. */
export const RefundLines = ({ order: { currency, refunds = [] } }: { order: ListedOrder }) => {
  const t = useTexts()
  const describe = useRefundSentence(currency)
  if (refunds.length === 0) return null
  return (
    <ul className={styles.refunds}>
      {refunds.map((refund) => (
        <li key={refund.refundNo}>
          <p className={styles.who}>{t('refund.number', { number: refund.refundNo })}</p>
          <p className={styles.who}>
            <UnbrokenText>{describe(refund)}</UnbrokenText>
          </p>
        </li>
      ))}
    </ul>
  )
}
