import { Button, Notice } from '@shuttle/ui'
import type { ReactNode } from 'react'
import type { PaymentPhase } from '../../domain/payment-phase'
import { usePaymentTexts } from '../../i18n/use-payment-texts'

/** The notice lies far down the screen, and a returning passenger starts at its top: it scrolls into view. */
const showInView = (place: HTMLElement | null): void => place?.scrollIntoView?.({ block: 'center' })

const CancelledNotice = () => {
  const t = usePaymentTexts()
  return (
    <Notice announce title={t('card.cancelled')}>
      {t('card.cancelledHint')}
    </Notice>
  )
}

const UndecidedNotice = ({ onAskAgain }: { onAskAgain: () => void }) => {
  const t = usePaymentTexts()
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

const AmountRefusedNotice = () => {
  const t = usePaymentTexts()
  return (
    <Notice announce kind="danger" title={t('card.amountRefused')}>
      {t('card.amountRefusedHint')}
    </Notice>
  )
}

/** Ends of a payment that show in place; nothing for other phases. */
export const PaymentNotice = ({ phase, onAskAgain }: { phase: PaymentPhase; onAskAgain: () => void }) => {
  const notices: Partial<Record<PaymentPhase, ReactNode>> = {
    cancelled: <CancelledNotice />,
    undecided: <UndecidedNotice onAskAgain={onAskAgain} />,
    amountRefused: <AmountRefusedNotice />,
  }
  const notice = notices[phase]
  return notice ? (
    <div key={phase} ref={showInView}>
      {notice}
    </div>
  ) : null
}
