import { FactList, useBookingTexts, usePayTypeName } from '@shuttle/booking'
import type { Order } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import { useTexts } from '../../i18n/use-texts'

/** Numbers, moments and counts of an order. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const payTypeName = usePayTypeName()
  const { tickets, payType } = order
  const refunded = tickets.filter(({ state, isRefundPending }) => state === 'refunded' && !isRefundPending).length
  const pending = tickets.filter(({ isRefundPending }) => isRefundPending).length
  const people = order.priceLines.reduce((sum, { count }) => sum + count, 0)
  const bothWays = order.inbound && t('facts.peopleBothWays', { count: people, tickets: people * 2 })
  return (
    <Card title={t('details.order')}>
      <FactList
        facts={[
          { name: bookingT('trip.orderNo'), value: order.orderNo },
          { name: bookingT('trip.orderTime'), value: formatDateTime(order.placedAt, language) },
          { name: t('facts.requestNo'), value: payType === '' ? '' : order.orderReqno },
          { name: bookingT('trip.method'), value: payType === '' ? '' : payTypeName(payType) },
          { name: bookingT('trip.people'), value: bothWays ?? bookingT('trip.peopleCount', { count: people }) },
          {
            name: t('tickets.refunding'),
            value: pending === 0 ? '' : t('facts.ofAll', { count: pending, all: tickets.length }),
          },
          {
            name: t('facts.refunded'),
            value: tickets.length === 0 ? '' : t('facts.ofAll', { count: refunded, all: tickets.length }),
          },
        ]}
      />
    </Card>
  )
}
