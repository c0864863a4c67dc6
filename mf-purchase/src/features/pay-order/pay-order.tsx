import { useBookingTexts } from '@shuttle/booking'
import { FormSection, getPayable, LazyQuestion, useLateMoney } from '@shuttle/booking/checkout'
import { type Order, paymentMethodFromWire } from '@shuttle/calls'
import type { SlotProps } from '@shuttle/contracts'
import { formatMoney } from '@shuttle/domain'
import { safeStorage, useNow, useSession } from '@shuttle/host'
import { usePaymentMethods } from '@shuttle/queries'
import { Button, Notice, Stack, TotalBar } from '@shuttle/ui'
import { useEffect, useRef, useState } from 'react'
import { isOverlaid } from '../../domain/card-payment'
import { isClosedToPayments, mayMoveMoney, type PaymentPhase } from '../../domain/payment-phase'
import { getPreferredPayType } from '../../domain/preferred-pay-type'
import { usePaymentTexts } from '../../i18n/use-payment-texts'
import { useProviderVisit } from './at-provider/use-provider-visit'
import { VisitOverlay } from './at-provider/visit-overlay'
import { CardOverlay } from './by-card/card-overlay'
import { useCardPayment } from './by-card/use-card-payment'
import { CancelOrder } from './cancel-order'
import { ChooseMethod } from './choose-method'
import { PaymentNotice } from './payment-notice'
import { useAfterFailure } from './use-after-failure'
import { useUnsettled } from './use-unsettled'

/** The pay type that a member used last on this device. */
const LAST_PAY_TYPE = 'lastPayType'

type PayOrderProps = { order: Order } & Omit<SlotProps['payment-panel.v1'], 'orderNo'>

export const PayOrder = ({ order, returned, onPaid, onExpired, onUnderWay, onCancelled }: PayOrderProps) => {
  const t = usePaymentTexts()
  const bookingT = useBookingTexts()
  const methods = usePaymentMethods(order)
  const [chosen, setChosen] = useState<string | undefined>(returned?.payType)
  const session = useSession()
  const memberId = session.kind === 'member' ? session.user.memberId : ''
  const [lastUsed] = useState(() => {
    const [used, member] = (safeStorage.local.get(LAST_PAY_TYPE) ?? '').split(' ')
    return member === memberId ? used : undefined
  })
  const payType = chosen ?? getPreferredPayType(methods.data ?? [], lastUsed)
  const [isMethodMissing, setMethodMissing] = useState(false)
  const [hasOwnAttempt, setHasOwnAttempt] = useState(returned !== undefined)
  /** An attempt may bring money until the order is over, also one of another tab or of this page before a reload. */
  const hasAttempt = hasOwnAttempt || order.orderReqno !== ''
  const methodList = useRef<HTMLDivElement>(null)
  const run = { order, payType: payType ?? '', onPaid, onExpired }
  const card = useCardPayment(run)
  const elsewhere = useProviderVisit({ ...run, returned, hasOwnAttempt })
  const handleFailure = useAfterFailure(order.orderNo, onExpired)
  const isUnsettled = useUnsettled(order.orderNo, [card.payment, elsewhere.visit])
  const [isWarned, setWarned] = useState(false)
  const phases: readonly PaymentPhase[] = [card.payment.kind, elsewhere.visit.kind]
  const isWaiting = phases.includes('requesting')
  const isClosed = phases.some(isClosedToPayments)
  const mayMove = phases.some(mayMoveMoney)
  useEffect(() => {
    onUnderWay?.(mayMove)
  }, [mayMove, onUnderWay])

  // A card may have been sent in the last second: removing the form makes the server check with the provider.
  const payable = getPayable(order, useNow())
  const isPayable = payable.kind === 'toPay'
  useLateMoney(order, phases.includes('undecided') || (isPayable && !mayMove && (hasAttempt || isUnsettled)))
  const isOpenTooLong = card.payment.kind === 'open' && payable.kind === 'expired'
  const { dispatch } = card
  useEffect(() => {
    if (isOpenTooLong) dispatch({ type: 'time-over' })
  }, [isOpenTooLong, dispatch])

  // After the render: the message above the methods moves them down.
  useEffect(() => {
    if (isMethodMissing) methodList.current?.scrollIntoView({ block: 'nearest' })
  }, [isMethodMissing])

  const pay = () => {
    setWarned(false)
    if (payType !== undefined) {
      safeStorage.local.set(LAST_PAY_TYPE, `${payType} ${memberId}`)
      setChosen(payType)
      setHasOwnAttempt(true)
      const isByCard = paymentMethodFromWire(payType).method === 'card'
      // The outcome of the other payment type is cleared.
      if (isByCard) elsewhere.dispatch({ type: 'closed' })
      else card.dispatch({ type: 'closed' })
      return isByCard ? card.start() : elsewhere.start()
    }
    setMethodMissing(true)
    methodList.current?.focus()
  }
  const handlePay = () => (isUnsettled && payType !== undefined ? setWarned(true) : pay())
  const handleClose = (phase: PaymentPhase, dispatch: (event: { type: 'closed' }) => void) => {
    dispatch({ type: 'closed' })
    // The provider's clock is not the order's: the service decides what can still be done.
    if (phase === 'timeout' || phase === 'expired' || phase === 'error') handleFailure()
  }

  return (
    <Stack>
      {[
        { way: 'card', state: card.payment, dispatch: card.dispatch },
        { way: 'elsewhere', state: elsewhere.visit, dispatch: elsewhere.dispatch },
      ].map(({ way, state, dispatch }) => (
        <PaymentNotice
          key={way}
          phase={state.kind}
          order={order}
          payType={hasOwnAttempt ? (payType ?? '') : ''}
          requestNo={'attempt' in state ? state.attempt.orderReqno : ''}
          onCheckAgain={() => dispatch({ type: 'check-again' })}
          onSetAside={() => dispatch({ type: 'set-aside' })}
        />
      ))}
      {isUnsettled && !isClosed && !phases.includes('found') && <Notice kind="warning">{t('card.secondText')}</Notice>}
      {!isClosed && (
        <>
          <FormSection at={methodList}>
            <ChooseMethod
              methods={methods}
              payType={payType}
              missing={isMethodMissing && payType === undefined}
              onChoose={setChosen}
            />
          </FormSection>
          <TotalBar
            label={bookingT('price.total')}
            amount={formatMoney(order.amountDue, order.currency)}
            note={isWaiting ? t('payment.doNotLeave') : undefined}
          >
            <Button kind={isUnsettled ? 'soft' : 'primary'} loading={isWaiting} onClick={handlePay}>
              {isWaiting ? t('payment.opening') : t('payment.pay')}
            </Button>
          </TotalBar>
          {/* Below a list of unknown height: shown together with it, so that it does not move under a finger. */}
          {!methods.isPending && <CancelOrder orderNo={order.orderNo} onCancelled={onCancelled} />}
        </>
      )}
      <LazyQuestion
        open={isWarned}
        kind="soft"
        title={t('card.secondTitle')}
        confirmLabel={t('card.payAgain')}
        onConfirm={pay}
        cancelLabel={t('card.wait')}
        onCancel={() => setWarned(false)}
      >
        {t('card.secondText')}
      </LazyQuestion>
      <CardOverlay
        open={isOverlaid(card.payment)}
        payment={card.payment}
        isPayable={isPayable}
        onEvent={card.dispatch}
        onClose={() => handleClose(card.payment.kind, card.dispatch)}
      />
      <VisitOverlay
        visit={elsewhere.visit}
        isPayable={isPayable}
        onClose={() => handleClose(elsewhere.visit.kind, elsewhere.dispatch)}
      />
    </Stack>
  )
}
