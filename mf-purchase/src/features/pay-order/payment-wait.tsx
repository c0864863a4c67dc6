import { Spinner } from '@shuttle/ui'
import { useTexts } from '../../i18n/use-texts'
import styles from './payment-wait.module.css'

/** Something is under way: what, and the request to stay (purchase 5, payment). */
export const PaymentWait = ({ children }: { children: string }) => {
  const t = useTexts()
  return (
    <div className={styles.waiting} role="status">
      <Spinner size="lg" />
      <p>{children}</p>
      <p className={styles.hint}>{t('payment.doNotLeave')}</p>
    </div>
  )
}
