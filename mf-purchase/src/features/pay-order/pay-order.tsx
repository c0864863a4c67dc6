import { useBookingTexts } from '@shuttle/booking'
import { type Order, paymentMethodFromWire } from '@shuttle/calls'
import type { SlotProps } from '@shuttle/contracts'
import { formatMoney } from '@shuttle/domain'
import { toast, useNow } from '@shuttle/host'
import { Button, Stack, TotalBar } from '@shuttle/ui'
import { useEffect, useRef, useState } from 'react'
import { isOverlaid } from '../../domain/card-payment'
import { getPayable } from '../../domain/payable'
import { usePaymentTexts } from '../../i18n/use-payment-texts'
import { useProviderVisit } from './at-provider/use-provider-visit'
import { VisitOverlay } from './at-provider/visit-overlay'
import { CardOverlay } from './by-card/card-overlay'
import { useCardPayment } from './by-card/use-card-payment'
import { CancelOrder } from './cancel-order'
import { ChooseMethod } from './choose-method'
import { PaymentNotice } from './payment-notice'
import { useAfterFailure } from './use-after-failure'

/** A form or wallet that may have been filled in; afterwards, until the outcome of the payment is known. */
const MONEY_MAY_MOVE: readonly string[] = ['open', 'wallet', 'confirming', 'checking', 'undecided', 'amountRefused']

type PayOrderProps = { order: Order } & Omit<SlotProps['payment-panel.v1'], 'orderNo'>

export const PayOrder = ({ order, returned, onPaid, onExpired, onUnderWay, onCancelled }: PayOrderProps) => {
  const t = usePaymentTexts()
  const bookingT = useBookingTexts()
  const [payType, setPayType] = useState<string | undefined>(returned?.payType)
  const [hasAsked, setAsked] = useState(false)
  const methods = useRef<HTMLDivElement>(null)
  const run = { order, payType: payType ?? '', onPaid, onExpired }
  const card = useCardPayment(run)
  const elsewhere = useProviderVisit({ ...run, returned })
  const handleFailure = useAfterFailure(order.orderNo, onExpired)
  const states = [card.payment.kind, elsewhere.visit.kind]
  const isWaiting = states.includes('requesting')
  // Money may have moved: nothing more may be paid from this screen.
  const isClosed = states.some((kind) => kind === 'amountRefused' || kind === 'undecided')

  const mayMove = MONEY_MAY_MOVE.includes(card.payment.kind) || MONEY_MAY_MOVE.includes(elsewhere.visit.kind)
  useEffect(() => {
    onUnderWay?.(mayMove)
  }, [mayMove, onUnderWay])

  // A card may have been sent in the last second: removing the form makes the server check with the provider.
  const payable = getPayable(order, useNow())
  const isOpenTooLong = card.payment.kind === 'open' && payable.kind === 'expired'
  const { dispatch } = card
  useEffect(() => {
    if (isOpenTooLong) dispatch({ type: 'time-over' })
  }, [isOpenTooLong, dispatch])

  const handlePay = () => {
    if (payType !== undefined) {
      const isByCard = paymentMethodFromWire(payType).method === 'card'
      // The outcome of the other payment type is cleared.
      if (isByCard) elsewhere.dispatch({ type: 'closed' })
      else card.dispatch({ type: 'closed' })
      return isByCard ? card.start() : elsewhere.start()
    }
    setAsked(true)
    toast(t('payment.methodMissing'))
    methods.current?.focus()
  }
  const handleClose = (kind: string, dispatch: (event: { type: 'closed' }) => void) => {
    dispatch({ type: 'closed' })
    // The provider's clock is not the order's: the service decides what can still be done.
    if (kind === 'timeout' || kind === 'error') handleFailure()
  }

  return (
    <Stack>
      <PaymentNotice kind={card.payment.kind} onAskAgain={() => card.dispatch({ type: 'ask-again' })} />
      <PaymentNotice kind={elsewhere.visit.kind} onAskAgain={() => elsewhere.dispatch({ type: 'ask-again' })} />
      {!isClosed && (
        <>
          <div ref={methods} tabIndex={-1}>
            <ChooseMethod
              order={order}
              payType={payType}
              missing={hasAsked && payType === undefined}
              onChoose={setPayType}
            />
          </div>
          <CancelOrder orderNo={order.orderNo} onCancelled={onCancelled} />
          <TotalBar
            label={bookingT('price.total')}
            amount={formatMoney(order.amountDue, order.currency)}
            note={isWaiting ? t('payment.doNotLeave') : undefined}
          >
            <Button loading={isWaiting} onClick={handlePay}>
              {isWaiting ? t('payment.opening') : t('payment.pay')}
            </Button>
          </TotalBar>
        </>
      )}
      <CardOverlay
        open={isOverlaid(card.payment)}
        payment={card.payment}
        onEvent={card.dispatch}
        onClose={() => handleClose(card.payment.kind, card.dispatch)}
      />
      <VisitOverlay visit={elsewhere.visit} onClose={() => handleClose(elsewhere.visit.kind, elsewhere.dispatch)} />
    </Stack>
  )
}
