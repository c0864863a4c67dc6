import { Spinner } from '@shuttle/ui'
import { usePaymentTexts } from '../../i18n/use-payment-texts'
import styles from './payment-wait.module.css'

/** Shows the operation in progress, and the request to stay (purchase 5, payment). */
export const PaymentWait = ({ children }: { children: string }) => {
  const t = usePaymentTexts()
  return (
    <div className={styles.waiting} role="status">
      <Spinner size="lg" />
      <p>{children}</p>
      <p className={styles.hint}>{t('payment.doNotLeave')}</p>
    </div>
  )
}
