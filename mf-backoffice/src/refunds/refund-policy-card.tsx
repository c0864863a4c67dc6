import { useBookingTexts } from '@shuttle/booking'
import { refundExceptions, refundRules } from '@shuttle/booking/formatters'
import type { RefundPolicy } from '@shuttle/domain'
import { Card } from '@shuttle/ui'
import styles from './refund-policy-card.module.css'
import { useHandRefundTexts } from './texts/use-hand-refund-texts'

/** The policy that an order was sold under, in the sentences that its passenger reads. */
export const RefundPolicyCard = ({ policy }: { policy: RefundPolicy }) => {
  const t = useHandRefundTexts()
  const tBooking = useBookingTexts()
  return (
    <Card title={t('policy.title')}>
      <ul className={styles.rules}>
        {[...refundRules(policy, tBooking), ...refundExceptions(policy, tBooking)].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className={styles.version}>{t('policy.version', { id: policy.id })}</p>
    </Card>
  )
}
