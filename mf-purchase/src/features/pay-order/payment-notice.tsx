import { Button, Notice } from '@shuttle/ui'
import type { CardPayment } from '../../domain/card-payment'
import { useTexts } from '../../i18n/use-texts'

/** Ends of a card payment that are told in place. */
export const PaymentNotice = ({ payment, onAskAgain }: { payment: CardPayment; onAskAgain: () => void }) => {
  const t = useTexts()
  if (payment.kind === 'cancelled') {
    return (
      <Notice announce title={t('card.cancelled')}>
        {t('card.cancelledHint')}
      </Notice>
    )
  }
  if (payment.kind === 'undecided') {
    return (
      <Notice
        announce
        kind="warning"
        title={t('card.undecided')}
        action={
          <Button kind="text" onClick={onAskAgain}>
            {t('card.askAgain')}
          </Button>
        }
      >
        {t('card.undecidedHint')}
      </Notice>
    )
  }
  if (payment.kind === 'amountRefused') {
    return (
      <Notice announce kind="danger" title={t('card.amountRefused')}>
        {t('card.amountRefusedHint')}
      </Notice>
    )
  }
  return null
}
