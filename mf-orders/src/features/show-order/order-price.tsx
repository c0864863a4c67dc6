import { useBookingTexts } from '@shuttle/booking'
import { priceLines } from '@shuttle/booking/facts'
import type { Order } from '@shuttle/calls'
import { formatMoney, isPaid, type OrderStatus } from '@shuttle/domain'
import { Card, PriceLines } from '@shuttle/ui'
import { mergeFareLines } from '../../domain/merge-fare-lines'
import { useTexts } from '../../i18n/use-texts'

/** What each type of passenger costs, in one line where all cost the same; what was taken off; what was paid. */
export const OrderPrice = ({ order }: { order: Order }) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const { currency, couponDeduction, promotionDeduction, status } = order
  const merged = mergeFareLines(order.priceLines)
  const trip = { currency, couponDeduction, promotionDeduction, legs: order.inbound ? (2 as const) : (1 as const) }
  const lines = priceLines({ ...trip, lines: merged ? [merged] : order.priceLines }, bookingT)
  const [first, ...others] = lines
  const types = order.priceLines.map(({ type }) => bookingT(`passengerType.${type}`)).join(t('price.separator'))
  const totalLabel = status === 'toPay' ? 'toPay' : isPaid(status as OrderStatus) ? 'paid' : 'notCharged'
  return (
    <Card title={bookingT('price.title')}>
      <PriceLines
        lines={merged && first ? [{ ...first, label: types }, ...others] : lines}
        total={{ label: t(`price.${totalLabel}`), amount: formatMoney(order.amountDue, currency) }}
      />
    </Card>
  )
}
