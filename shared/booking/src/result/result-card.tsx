import type { PaidOrder } from '@shuttle/calls'
import { isToCollect } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card, StatusBadge } from '@shuttle/ui'
import { DescriptionList } from '../description-list'
import { formatTripDetails } from '../formatters/format-trip-details'
import { useBookingTexts } from '../texts/use-booking-texts'
import { usePayTypeName } from '../use-pay-type-name'

/** The details of a paid order (accounts 2, order result page). */
export const ResultCard = ({ order }: { order: PaidOrder }) => {
  const t = useBookingTexts()
  const language = useLanguage()
  const payTypeName = usePayTypeName()
  return (
    <Card
      title={t('trip.title')}
      aside={isToCollect(order.status) && <StatusBadge tone="success">{t('trip.toCollect')}</StatusBadge>}
    >
      <DescriptionList
        items={[
          { name: t('trip.orderNo'), value: order.orderNo },
          { name: t('trip.orderTime'), value: formatDateTime(order.paidAt, language) },
          ...formatTripDetails(order, t, language),
          { name: t('trip.method'), value: payTypeName(order.payType) },
          { name: t('trip.passengers'), value: t('trip.passengerCount', { count: order.totalPeople }) },
        ]}
      />
    </Card>
  )
}
