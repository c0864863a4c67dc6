import { LazyDialog } from '@shuttle/booking/checkout'
import type { ProviderVisit } from '../../../domain/provider-visit'
import { isVisitOverlaid } from '../../../domain/provider-visit'
import { usePaymentTexts } from '../../../i18n/use-payment-texts'
import { PaymentEnd } from '../payment-end'
import { PaymentWait } from '../payment-wait'

const WAIT = {
  requesting: 'payment.opening',
  wallet: 'payment.toWallet',
  leaving: 'payment.toProvider',
  confirming: 'card.confirming',
  checking: 'card.confirming',
} as const
const findWait = (kind: ProviderVisit['kind']) => (kind in WAIT ? WAIT[kind as keyof typeof WAIT] : undefined)

interface VisitOverlayProps {
  visit: ProviderVisit
  isPayable: boolean
  onClose: () => void
}

/** Covers the payment screen while a payment is made elsewhere, and shows how it failed. */
export const VisitOverlay = ({ visit, isPayable, onClose }: VisitOverlayProps) => {
  const t = usePaymentTexts()
  const wait = findWait(visit.kind)
  return (
    <LazyDialog
      open={isVisitOverlaid(visit)}
      onClose={onClose}
      persistent
      title={t('payment.providerTitle')}
      closeLabel={t('common.close')}
    >
      {wait && <PaymentWait>{t(wait)}</PaymentWait>}
      <PaymentEnd phase={visit.kind} isPayable={isPayable} onClose={onClose} />
    </LazyDialog>
  )
}
