import { cancelOrder } from '@shuttle/calls'
import { emit, useLanguage } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { useState } from 'react'
import { showFailure } from '../../api/show-failure'
import { LazyQuestion } from '../../components/lazy-question'
import { useTexts } from '../../i18n/use-texts'
import styles from './cancel-order.module.css'

/** Gives the order up after a question; what the screen says and where it goes is the caller's. */
export const CancelOrder = ({ orderNo, onCancelled }: { orderNo: string; onCancelled: () => void }) => {
  const t = useTexts()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  const cancel = async () => {
    setBusy(true)
    try {
      await cancelOrder(orderNo)
      emit('orders:order-cancelled', { orderNo })
      onCancelled()
    } catch (error) {
      showFailure(error, language)
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }

  return (
    <div className={styles.place}>
      <Button kind="text" onClick={() => setAsking(true)}>
        {t('payment.cancel')}
      </Button>
      <LazyQuestion
        open={asking}
        kind="danger"
        title={t('payment.cancelTitle')}
        confirmLabel={t('payment.cancelYes')}
        onConfirm={cancel}
        cancelLabel={t('payment.cancelNo')}
        onCancel={() => setAsking(false)}
        busy={busy}
      >
        {t('payment.cancelBody')}
      </LazyQuestion>
    </div>
  )
}
