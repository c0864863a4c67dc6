import type { PaidOrder } from '@shuttle/calls'
import { isToCollect } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card, StatusBadge } from '@shuttle/ui'
import { FactList } from '../fact-list'
import { tripFacts } from '../facts/trip-facts'
import { useBookingTexts } from '../use-booking-texts'
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
      <FactList
        facts={[
          { name: t('trip.orderNo'), value: order.orderNo },
          { name: t('trip.orderTime'), value: formatDateTime(order.paidAt, language) },
          ...tripFacts(order, t, language),
          { name: t('trip.method'), value: payTypeName(order.payType) },
          { name: t('trip.people'), value: t('trip.peopleCount', { count: order.totalPeople }) },
        ]}
      />
    </Card>
  )
}
