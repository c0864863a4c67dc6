import { LazyQuestion } from '@shuttle/booking/checkout'
import { useLanguage } from '@shuttle/host'
import { showFailure, useCancelOrder } from '@shuttle/queries'
import { Button } from '@shuttle/ui'
import { useState } from 'react'
import { usePaymentTexts } from '../../i18n/use-payment-texts'
import styles from './cancel-order.module.css'

/** Cancels the order after a confirmation; the caller shows the result and navigates. */
export const CancelOrder = ({ orderNo, onCancelled }: { orderNo: string; onCancelled: () => void }) => {
  const t = usePaymentTexts()
  const language = useLanguage()
  const [isConfirming, setConfirming] = useState(false)
  const { send, isPending } = useCancelOrder('mf-purchase: cancel order')

  const cancel = async () => {
    const outcome = await send(orderNo)
    if (outcome.kind === 'done') onCancelled()
    if (outcome.kind === 'failed') showFailure(outcome.error, language)
    setConfirming(false)
  }

  return (
    <div className={styles.place}>
      <Button kind="text" onClick={() => setConfirming(true)}>
        {t('payment.cancel')}
      </Button>
      <LazyQuestion
        open={isConfirming}
        kind="danger"
        title={t('payment.cancelTitle')}
        confirmLabel={t('payment.cancelYes')}
        onConfirm={cancel}
        cancelLabel={t('payment.cancelNo')}
        onCancel={() => setConfirming(false)}
        busy={isPending}
      >
        {t('payment.cancelBody')}
      </LazyQuestion>
    </div>
  )
}
