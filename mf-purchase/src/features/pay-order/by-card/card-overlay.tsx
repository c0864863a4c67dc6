import { LazyDialog } from '@shuttle/booking/checkout'
import type { PaymentAttempt } from '@shuttle/calls'
import { useEffect } from 'react'
import type { CardPayment, CardPaymentEvent } from '../../../domain/card-payment'
import { usePaymentTexts } from '../../../i18n/use-payment-texts'
import { PaymentEnd } from '../payment-end'
import { PaymentWait } from '../payment-wait'
import styles from './card-overlay.module.css'
import { readFrameSettings } from './frame-report'
import { PaymentFrame } from './payment-frame'

/** Timeout for the provider's form: without a form in this time the payment counts as failed. */
const LOADING_LIMIT_MS = 20_000

interface CardOverlayProps {
  open: boolean
  payment: CardPayment
  isPayable: boolean
  onEvent: (event: CardPaymentEvent) => void
  onClose: () => void
}

const AttemptFrame = ({ attempt, onEvent }: { attempt: PaymentAttempt; onEvent: CardOverlayProps['onEvent'] }) => {
  const settings = readFrameSettings(attempt.frameText)
  return settings && <PaymentFrame orderNo={attempt.orderNo} settings={settings} onEvent={onEvent} />
}

export const CardOverlay = ({ open, payment, isPayable, onEvent, onClose }: CardOverlayProps) => {
  const t = usePaymentTexts()
  const isLoading = payment.kind === 'loading'
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => onEvent({ type: 'frame-failed' }), LOADING_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [isLoading, onEvent])

  const isOpening = payment.kind === 'requesting' || isLoading
  const isConfirming = payment.kind === 'confirming' || payment.kind === 'checking'
  return (
    <LazyDialog open={open} onClose={onClose} persistent title={t('card.title')} closeLabel={t('common.close')}>
      {(isOpening || isConfirming) && <PaymentWait>{t(isOpening ? 'card.loading' : 'card.confirming')}</PaymentWait>}
      {(isLoading || payment.kind === 'open') && (
        <div className={isLoading ? styles.hidden : undefined}>
          <AttemptFrame attempt={payment.attempt} onEvent={onEvent} />
        </div>
      )}
      <PaymentEnd phase={payment.kind} isPayable={isPayable} onClose={onClose} />
    </LazyDialog>
  )
}
