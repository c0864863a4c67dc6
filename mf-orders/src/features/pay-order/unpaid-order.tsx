import { PaymentCountdown } from '@shuttle/booking'
import type { Order } from '@shuttle/calls'
import type { SlotProps } from '@shuttle/contracts'
import { countdownTo, formatMoney, isPastDeadline } from '@shuttle/domain'
import { Slot, useNow } from '@shuttle/host'
import { Button, Card, PageAside, Skeleton, StatusBadge, TotalBar } from '@shuttle/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { statusTitle, statusTone } from '../../components/status-tone'
import { useTexts } from '../../i18n/use-texts'

type Panel = SlotProps['payment-panel.v1']

interface UnpaidOrderProps {
  order: Order
  onPaid: Panel['onPaid']
  onCancelled: () => void
  /** Called once when the payment window is over and no money is moving. */
  onOver: () => void
  onReorder: () => void
}

/**
 * The time left to pay, and the payment panel; once that time is over, a button that leads to a new order (D1.10).
 * While money may be moving the panel stays, whatever the deadline.
 */
export const UnpaidOrder = ({ order, onPaid, onCancelled, onOver, onReorder }: UnpaidOrderProps) => {
  const t = useTexts()
  const now = useNow()
  const [isInFlight, setInFlight] = useState(false)
  /** The service or the provider reported the expiry before the countdown did. */
  const [isReportedOver, setReportedOver] = useState(false)
  const countdown = countdownTo(order.payBy, now)
  const isTimeOver = isReportedOver || isPastDeadline(order, now)
  const isOver = isTimeOver && !isInFlight
  const report = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) report()
  }, [isOver])
  return (
    <>
      <Card
        title={t('details.payment')}
        aside={<StatusBadge tone={statusTone(order.status)}>{statusTitle(order.statusText)}</StatusBadge>}
      >
        <PaymentCountdown timeLeft={isTimeOver || countdown.kind === 'over' ? undefined : countdown.text} />
      </Card>
      <PageAside>
        {isOver ? (
          <TotalBar label={t('price.toPay')} amount={formatMoney(order.amountDue, order.currency)}>
            <Button kind="soft" onClick={onReorder}>
              {t('details.reorder')}
            </Button>
          </TotalBar>
        ) : (
          <Slot
            name="payment-panel.v1"
            props={{
              orderNo: order.orderNo,
              onPaid,
              onCancelled,
              onExpired: () => setReportedOver(true),
              onUnderWay: setInFlight,
            }}
            skeleton={<Skeleton kind="card" lines={3} label={t('details.loading')} />}
          />
        )}
      </PageAside>
    </>
  )
}
