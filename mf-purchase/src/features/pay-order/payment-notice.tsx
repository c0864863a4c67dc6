import { Button, Notice } from '@shuttle/ui'
import { useTexts } from '../../i18n/use-texts'

/** Ends of a payment that are told in place. */
export const PaymentNotice = ({ kind, onAskAgain }: { kind: string; onAskAgain: () => void }) => {
  const t = useTexts()
  if (kind === 'cancelled') {
    return (
      <Notice announce title={t('card.cancelled')}>
        {t('card.cancelledHint')}
      </Notice>
    )
  }
  if (kind === 'undecided') {
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
  if (kind === 'amountRefused') {
    return (
      <Notice announce kind="danger" title={t('card.amountRefused')}>
        {t('card.amountRefusedHint')}
      </Notice>
    )
  }
  return null
}
