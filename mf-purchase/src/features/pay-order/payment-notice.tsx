import { UnbrokenText, usePayTypeName } from '@shuttle/booking'
import type { Order } from '@shuttle/calls'
import { civilTimeAt } from '@shuttle/domain'
import { Button, Notice } from '@shuttle/ui'
import type { ReactNode } from 'react'
import type { PaymentPhase } from '../../domain/payment-phase'
import { usePaymentTexts } from '../../i18n/use-payment-texts'

/** The notice is far down the screen, and a returning passenger starts at the top: it scrolls into view. */
const showInView = (place: HTMLElement | null): void => place?.scrollIntoView?.({ block: 'center' })

const CancelledNotice = () => {
  const t = usePaymentTexts()
  return (
    <Notice announce title={t('card.cancelled')}>
      {t('card.cancelledHint')}
    </Notice>
  )
}

interface PaymentNoticeProps {
  phase: PaymentPhase
  order: Pick<Order, 'payBy'>
  /** Of the attempt in question. */
  requestNo: string
  /** Empty where it is not known. */
  payType: string
  onCheckAgain: () => void
  /** The passenger wants to pay although the outcome is unknown. */
  onSetAside: () => void
}

const UndecidedNotice = ({ order, requestNo, payType, onCheckAgain, onSetAside }: PaymentNoticeProps) => {
  const t = usePaymentTexts()
  const payTypeName = usePayTypeName()
  const time = civilTimeAt(order.payBy).slice(0, 5)
  return (
    <Notice
      announce
      kind="warning"
      title={t('card.undecided')}
      action={
        <>
          <Button onClick={onCheckAgain}>{t('card.checkAgain')}</Button>
          <Button kind="text" onClick={onSetAside}>
            {t('card.payAgain')}
          </Button>
        </>
      }
    >
      <p>
        <UnbrokenText>
          {payType === ''
            ? t('card.undecidedAttempt', { number: requestNo, time })
            : t('card.undecidedState', { method: payTypeName(payType), number: requestNo, time })}
        </UnbrokenText>
      </p>
      <p>{t('card.undecidedHint')}</p>
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
export const PaymentNotice = (props: PaymentNoticeProps) => {
  const { phase } = props
  const notices: Partial<Record<PaymentPhase, ReactNode>> = {
    cancelled: <CancelledNotice />,
    undecided: <UndecidedNotice {...props} />,
    amountRefused: <AmountRefusedNotice />,
  }
  const notice = notices[phase]
  return notice ? (
    <div key={phase} ref={showInView}>
      {notice}
    </div>
  ) : null
}
