import { Button, EmptyState } from '@shuttle/ui'
import type { PaymentPhase } from '../../domain/payment-phase'
import { usePaymentTexts } from '../../i18n/use-payment-texts'

interface PaymentEndProps {
  phase: PaymentPhase
  /** The order can still be paid: a timeout is then the provider's only. */
  isPayable: boolean
  onClose: () => void
}

/** Ends of a payment that the passenger must dismiss: an error and a timeout. Renders nothing for other phases. */
export const PaymentEnd = ({ phase, isPayable, onClose }: PaymentEndProps) => {
  const t = usePaymentTexts()
  if (phase !== 'error' && phase !== 'timeout' && phase !== 'expired') return null
  const end = phase === 'timeout' && !isPayable ? 'expired' : phase
  return (
    <div role="alert">
      <EmptyState
        kind="danger"
        title={t(`card.${end}`)}
        action={<Button onClick={onClose}>{t('card.backToOrder')}</Button>}
      >
        {end === 'error' && t('card.errorHint')}
        {end === 'timeout' && t('card.timeoutHint')}
        {end === 'expired' && t('card.expiredHint')}
      </EmptyState>
    </div>
  )
}
