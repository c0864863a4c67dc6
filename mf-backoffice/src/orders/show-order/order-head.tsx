import { DescriptionList, usePayTypeName } from '@shuttle/booking'
import { formatMoney, plainFlightNumber } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate, formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import type { OrderFile } from '@shuttle/wire/staff'
import { OrderStateMark } from '../order-state-mark'
import { useOrderTexts } from '../texts/use-order-texts'

/** Summary of the order. */
export const OrderHead = ({ file: { order } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const paid =
    order.paidAt === undefined || order.payType === undefined
      ? t('order.notPaid')
      : [formatDateTime(order.paidAt, language), toPayTypeName(order.payType)].join(language === 'en' ? ', ' : '，')
  const items = [
    { name: t('common.line'), value: `${order.originName} → ${order.destinationName}` },
    { name: t('common.travel'), value: `${formatDate(order.travelDate, language)} ${order.beginTime ?? ''}`.trim() },
    ...(order.returnDate ? [{ name: t('common.returning'), value: formatDate(order.returnDate, language) }] : []),
    ...(order.flight ? [{ name: t('order.flight'), value: plainFlightNumber(order.flight.flightNumber) }] : []),
    { name: t('common.people'), value: String(order.passengerCount) },
    { name: t('order.due'), value: formatMoney(order.due, order.currency) },
    ...(order.refunded > 0 ? [{ name: t('common.refunded'), value: formatMoney(order.refunded, order.currency) }] : []),
    { name: t('order.paid'), value: paid },
    { name: t('order.member'), value: order.maskedEmail ?? t('common.noEmail') },
    ...(order.pickupCodeTail ? [{ name: t('order.pickup'), value: order.pickupCodeTail }] : []),
  ]
  return (
    <Card title={order.orderNo} aside={<OrderStateMark {...order} />}>
      <DescriptionList items={items} />
    </Card>
  )
}
