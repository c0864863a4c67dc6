import { usePayTypeName } from '@shuttle/booking'
import { type Cents, type Currency, formatMoney } from '@shuttle/domain'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import styles from './confirm-refund.module.css'

export interface RefundConsequencesProps {
  /** Number of tickets. */
  count: number
  currency: Currency
  payType: string
  fee: Cents
  refund: Cents
  needsSecondApproval: boolean
}

/** Amount, receiver and number of tickets of a final refund, or what a second person has to decide first. */
export const RefundConsequences = (props: RefundConsequencesProps) => {
  const { count, currency, payType, fee, refund, needsSecondApproval } = props
  const t = useHandRefundTexts()
  const toPayTypeName = usePayTypeName()
  const sums = {
    amount: formatMoney(refund, currency),
    fee: formatMoney(fee, currency),
    method: toPayTypeName(payType),
  }
  if (needsSecondApproval)
    return (
      <div className={styles.consequences}>
        <p>{t('confirm.waits')}</p>
        <p>{t('confirm.moneyLater', sums)}</p>
      </div>
    )
  return (
    <div className={styles.consequences}>
      <p>{refund === 0 ? t('confirm.noMoney', sums) : t('confirm.money', sums)}</p>
      <p>{t('confirm.end', { count })}</p>
      <p>
        <strong>{t('confirm.final')}</strong>
      </p>
    </div>
  )
}
