import { CopyNumber, DescriptionList, useBookingTexts, usePayTypeName } from '@shuttle/booking'
import type { Order } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import { useTexts } from '../../i18n/use-texts'

/** Numbers, moments and counts of an order. */
export const OrderDataCard = ({ order }: { order: Order }) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const payTypeName = usePayTypeName()
  const { tickets, payType } = order
  const refunded = tickets.filter(({ state, isRefundPending }) => state === 'refunded' && !isRefundPending).length
  const pending = tickets.filter(({ isRefundPending }) => isRefundPending).length
  const passengerCount = order.priceLines.reduce((sum, { count }) => sum + count, 0)
  const bothWays =
    order.inbound && t('orderData.passengersBothWays', { count: passengerCount, tickets: passengerCount * 2 })
  return (
    <Card title={t('details.order')}>
      <DescriptionList
        items={[
          {
            name: bookingT('trip.orderNo'),
            value: <CopyNumber name={bookingT('trip.orderNo')} value={order.orderNo} />,
          },
          { name: bookingT('trip.orderTime'), value: formatDateTime(order.placedAt, language) },
          {
            name: t('orderData.requestNo'),
            value: payType === '' ? '' : <CopyNumber name={t('orderData.requestNo')} value={order.orderReqno} />,
          },
          { name: bookingT('trip.method'), value: payType === '' ? '' : payTypeName(payType) },
          {
            name: bookingT('trip.passengers'),
            value: bothWays ?? bookingT('trip.passengerCount', { count: passengerCount }),
          },
          {
            name: t('tickets.refunding'),
            value: pending === 0 ? '' : t('orderData.ofAll', { count: pending, all: tickets.length }),
          },
          {
            name: t('orderData.refunded'),
            value: tickets.length === 0 ? '' : t('orderData.ofAll', { count: refunded, all: tickets.length }),
          },
        ]}
      />
    </Card>
  )
}
