import { CopyNumber, DescriptionList, useBookingTexts } from '@shuttle/booking'
import { useBalanceLines } from '@shuttle/booking/balance'
import { formatTripDetails } from '@shuttle/booking/formatters'
import type { SlotProps } from '@shuttle/contracts'
import { formatMoney, isPaid } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { hasFailed, useOrder } from '@shuttle/queries'
import { buttonClass, Card, Skeleton, Stack, StatusBadge } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { PartFailureCard } from '../../components/part-failure-card'
import { statusTitle, statusTone } from '../../components/status-tone'
import { toDetailsTab } from '../../domain/order-tabs'
import { useTexts } from '../../i18n/use-texts'
import { detailsHref } from '../../paths'

/** Fills `order-summary.v1`: the order, its status and its amount, with a link to its details. */
const OrderSummary = ({ orderNo }: SlotProps['order-summary.v1']) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const describeBalance = useBalanceLines()
  const query = useOrder(orderNo, { isSecondary: true })
  const order = query.data
  if (!order) {
    if (hasFailed(query)) return <PartFailureCard query={query} title={t('details.failed')} />
    return <Skeleton kind="card" lines={5} label={t('details.loading')} />
  }
  const { status, originName, destinationName, currency, amountDue } = order
  const isCharged = isPaid(status)
  const balance = describeBalance(order)
  const amountName = isCharged ? 'price.paid' : status === 'toPay' ? 'price.toPay' : 'price.notCharged'
  return (
    <Card
      title={
        <>
          {originName} {bookingT('trip.to')} {destinationName}
        </>
      }
      aside={<StatusBadge tone={statusTone(status)}>{statusTitle(order.statusText)}</StatusBadge>}
    >
      <Stack>
        <DescriptionList
          items={[
            { name: bookingT('trip.orderNo'), value: <CopyNumber name={bookingT('trip.orderNo')} value={orderNo} /> },
            ...formatTripDetails(order, bookingT, language),
            {
              name: bookingT('trip.passengers'),
              value: order.priceLines
                .map(({ type, count }) => t(`passengerCount.${type}`, { count }))
                .join(t('price.separator')),
            },
            { name: t(amountName), value: formatMoney(amountDue, currency) },
            ...balance.map(({ label, amount = '' }) => ({ name: label, value: amount })),
          ]}
        />
        <Link to={detailsHref(orderNo, toDetailsTab(status))} className={buttonClass({ kind: 'soft', block: true })}>
          {t('details.title')}
        </Link>
      </Stack>
    </Card>
  )
}

export { OrderSummary as Slot }
