import { UnbrokenText } from '@shuttle/booking'
import { formatRideWindow } from '@shuttle/booking/formatters'
import type { Order } from '@shuttle/calls'
import { isToCollect } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Notice } from '@shuttle/ui'
import { statusTitle } from '../../components/status-tone'
import { useRefundSentence } from '../../components/use-refund-sentence'
import { findOrderUse } from '../../domain/find-order-use'
import { nextRide } from '../../domain/next-ride'
import { waitsForStaff } from '../../domain/order-actions'
import { useTexts } from '../../i18n/use-texts'

const MINUTE_MS = 60_000
/** Statuses that one sentence explains. */
const EXPLAINED = ['used', 'expired', 'cancelled', 'refunded', 'refunding', 'ended'] as const

/** The text that explains the status; an order paid wholly by coupons promises no money back. */
const explanationKey = (order: Order) => {
  const explained = EXPLAINED.find((each) => each === order.status)
  if (explained && waitsForStaff(order)) return 'requested'
  if (explained === 'used') return findOrderUse(order)
  if (order.amountDue === 0 && (explained === 'refunded' || explained === 'refunding'))
    return `${explained}Free` as const
  if (order.refunds && explained === 'refunded') return 'allRefunded'
  if (order.refunds && explained === 'refunding') return 'allRefunding'
  return explained
}

/** The status of an order that needs no payment, and what it means for the passenger. */
export const OrderState = ({ order }: { order: Order }) => {
  const t = useTexts()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  const { status, tickets, fareType, refunds = [] } = order
  const isWaiting = isToCollect(status)
  const next = isWaiting ? nextRide(order, now) : undefined
  const refunded = tickets.filter(({ state }) => state === 'refunded')
  const pending = refunded.filter(({ isRefundPending }) => isRefundPending).length
  const describe = useRefundSentence(order.currency)
  const explanation = explanationKey(order)
  const isExplainedByRefunds = explanation === 'allRefunded' || explanation === 'allRefunding'
  const date = next && formatDate(next.ride.date, language, 'weekday')
  return (
    <Notice kind={isWaiting || status === 'used' ? 'success' : 'info'} title={statusTitle(order.statusText)}>
      {next && date && (
        <p>
          {fareType === 'reserved'
            ? t('status.nextReserved', { date, time: next.ride.beginTime })
            : t('status.nextAnyBus', { date, window: formatRideWindow(next.ride, fareType) })}
        </p>
      )}
      {isWaiting && !next && <p>{t('status.ended')}</p>}
      {isWaiting && pending > 0 && <p>{t('status.someRefunding', { count: pending })}</p>}
      {isWaiting && pending > 0 && refunded.length === pending && <p>{t('status.othersValid')}</p>}
      {isWaiting && refunded.length > pending && (
        <p>{t('status.someRefunded', { count: refunded.length - pending })}</p>
      )}
      {explanation && <p>{t(`status.${explanation}`)}</p>}
      {isExplainedByRefunds &&
        refunds.map((refund) => (
          <p key={refund.refundNo}>
            <UnbrokenText>{describe(refund)}</UnbrokenText>
          </p>
        ))}
    </Notice>
  )
}
