import { Button, EmptyState } from '@shuttle/ui'
import { usePaymentTexts } from '../../i18n/use-payment-texts'

/** The two ends of a payment that must be closed by hand: an error, and a deadline that passed. Nothing for other kinds. */
export const PaymentEnd = ({ kind, onClose }: { kind: string; onClose: () => void }) => {
  const t = usePaymentTexts()
  if (kind !== 'error' && kind !== 'timeout') return null
  return (
    <div role="alert">
      <EmptyState
        title={t(kind === 'error' ? 'card.error' : 'card.timeout')}
        action={<Button onClick={onClose}>{t('card.backToOrder')}</Button>}
      >
        {kind === 'error' ? t('card.errorHint') : undefined}
      </EmptyState>
    </div>
  )
}
