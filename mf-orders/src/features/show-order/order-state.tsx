import { formatRideWindow } from '@shuttle/booking/facts'
import type { Order } from '@shuttle/calls'
import { isToCollect } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Notice } from '@shuttle/ui'
import { statusTitle } from '../../components/status-tone'
import { nextRide } from '../../domain/next-ride'
import { waitsForStaff } from '../../domain/order-actions'
import { useTexts } from '../../i18n/use-texts'

const MINUTE_MS = 60_000
/** Statuses that one sentence explains. */
const EXPLAINED = ['used', 'expired', 'cancelled', 'refunded', 'refunding', 'ended'] as const

/** The status of an order that is not to pay, and what it means for the passenger. */
export const OrderState = ({ order }: { order: Order }) => {
  const t = useTexts()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  const { status, tickets, fareType } = order
  const isWaiting = isToCollect(status)
  const next = isWaiting ? nextRide(order, now) : undefined
  const refunded = tickets.filter(({ state }) => state === 'refunded').length
  const explained = EXPLAINED.find((each) => each === status)
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
      {isWaiting && refunded > 0 && <p>{t('status.someRefunded', { count: refunded })}</p>}
      {explained && <p>{t(`status.${waitsForStaff(order) ? 'requested' : explained}`)}</p>}
    </Notice>
  )
}
