import { Button, Notice } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { usePaymentTexts } from '../../i18n/use-payment-texts'

/** It lies deep on the screen, and people come back from elsewhere to its top: what happened must not lie below the edge. */
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

/** Ends of a payment that show in place; nothing for other kinds. */
export const PaymentNotice = ({ kind, onAskAgain }: { kind: string; onAskAgain: () => void }) => {
  const notices: Record<string, ReactNode> = {
    cancelled: <CancelledNotice />,
    undecided: <UndecidedNotice onAskAgain={onAskAgain} />,
    amountRefused: <AmountRefusedNotice />,
  }
  const notice = notices[kind]
  return notice ? (
    <div key={kind} ref={showInView}>
      {notice}
    </div>
  ) : null
}
