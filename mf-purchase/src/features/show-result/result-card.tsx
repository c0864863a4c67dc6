import type { PaidOrder } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card, StatusBadge } from '@shuttle/ui'
import { useTexts } from '../../i18n/use-texts'
import { FactList } from '../../screen/fact-list'
import { useFareTypeName } from '../../screen/fare-type-name'
import { usePayTypeName } from '../../screen/pay-type-name'
import { presentTripDate, presentWindow } from '../../screen/trip-date.presenter'

/** All that a paid order says of itself (accounts 2, order result page). */
export const ResultCard = ({ order }: { order: PaidOrder }) => {
  const t = useTexts()
  const language = useLanguage()
  const fareTypeName = useFareTypeName()
  const payTypeName = usePayTypeName()
  const isWaiting = order.status === 'paid' || order.status === 'partlyRefunded'
  return (
    <Card
      title={t('result.trip')}
      aside={isWaiting && <StatusBadge tone="success">{t('result.toCollect')}</StatusBadge>}
    >
      <FactList
        facts={[
          { name: t('result.orderNo'), value: order.orderNo },
          { name: t('result.orderTime'), value: formatDateTime(order.paidAt, language) },
          { name: t('result.date'), value: presentTripDate(order.outbound, language) },
          { name: t('result.window'), value: presentWindow(order.outbound, order.fareType) },
          { name: t('result.returnDate'), value: order.inbound && presentTripDate(order.inbound, language) },
          { name: t('result.returnWindow'), value: order.inbound && presentWindow(order.inbound, order.fareType) },
          { name: t('result.fareType'), value: fareTypeName(order.fareType) },
          { name: t('result.method'), value: payTypeName(order.payType) },
          { name: t('result.people'), value: t('result.peopleCount', { count: order.totalPeople }) },
        ]}
      />
    </Card>
  )
}
