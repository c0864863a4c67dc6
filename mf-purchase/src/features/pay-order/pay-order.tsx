import type { Order } from '@shuttle/calls'
import type { SlotProps } from '@shuttle/contracts'
import { formatMoney } from '@shuttle/domain'
import { toast } from '@shuttle/host'
import { Button, Stack, TotalBar } from '@shuttle/ui'
import { useRef, useState } from 'react'
import { isOverlaid } from '../../domain/card-payment'
import { useTexts } from '../../i18n/use-texts'
import { CardOverlay } from '../pay-by-card/card-overlay'
import { useCardPayment } from '../pay-by-card/use-card-payment'
import { CancelOrder } from './cancel-order'
import { ChooseMethod } from './choose-method'
import { PaymentNotice } from './payment-notice'
import { useAfterFailure } from './use-after-failure'

type PayOrderProps = { order: Order } & Omit<SlotProps['payment-panel.v1'], 'orderNo'>

export const PayOrder = ({ order, onPaid, onExpired, onCancelled }: PayOrderProps) => {
  const t = useTexts()
  const [payType, setPayType] = useState<string>()
  const methods = useRef<HTMLDivElement>(null)
  const { payment, dispatch, start } = useCardPayment({ order, payType: payType ?? '', onPaid, onExpired })
  const settleFailure = useAfterFailure(order.orderNo, onExpired)
  const isWaiting = payment.kind === 'requesting'
  // Money may have moved: nothing more may be paid from this screen.
  const isClosed = payment.kind === 'amountRefused' || payment.kind === 'undecided'

  const handlePay = () => {
    if (payType !== undefined) return start()
    toast(t('payment.methodMissing'))
    methods.current?.focus()
  }
  const handleClose = () => {
    const { kind } = payment
    dispatch({ type: 'closed' })
    // The provider's clock is not the order's: the service says what can still be done.
    if (kind === 'timeout' || kind === 'error') settleFailure()
  }

  return (
    <Stack>
      <PaymentNotice payment={payment} onAskAgain={() => dispatch({ type: 'ask-again' })} />
      {!isClosed && (
        <>
          <div ref={methods} tabIndex={-1}>
            <ChooseMethod currency={order.currency} payType={payType} onChoose={setPayType} />
          </div>
          <CancelOrder orderNo={order.orderNo} onCancelled={onCancelled} />
          <TotalBar
            label={t('order.total')}
            amount={formatMoney(order.amountDue, order.currency)}
            note={isWaiting ? t('payment.doNotLeave') : undefined}
          >
            <Button loading={isWaiting} onClick={handlePay}>
              {isWaiting ? t('payment.opening') : t('payment.pay')}
            </Button>
          </TotalBar>
        </>
      )}
      <CardOverlay open={isOverlaid(payment)} payment={payment} onEvent={dispatch} onClose={handleClose} />
    </Stack>
  )
}
