import { useBookingTexts } from '@shuttle/booking'
import { useBalanceLines } from '@shuttle/booking/balance'
import { priceLines } from '@shuttle/booking/formatters'
import type { Order } from '@shuttle/calls'
import { formatMoney, isPaid } from '@shuttle/domain'
import { Card, PriceLines } from '@shuttle/ui'
import { mergeFareLines } from '../../domain/merge-fare-lines'
import { useTexts } from '../../i18n/use-texts'

/** Fare per passenger type (one line where all are equal), deductions, the sum paid, and how refunds divide it. */
export const OrderPrice = ({ order }: { order: Order }) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const { currency, couponDeduction, promotionDeduction, lineCode, status } = order
  const merged = mergeFareLines(order.priceLines)
  const legs = order.inbound ? (2 as const) : (1 as const)
  const trip = { currency, couponDeduction, promotionDeduction, lineCode, legs }
  const lines = priceLines({ ...trip, lines: merged ? [merged] : order.priceLines }, bookingT)
  const [first, ...others] = lines
  const types = order.priceLines.map(({ type }) => bookingT(`passengerType.${type}`)).join(t('price.separator'))
  const amount = formatMoney(order.amountDue, currency)
  const shown = merged && first ? [{ ...first, label: types }, ...others] : lines
  const isCharged = isPaid(status)
  const balance = useBalanceLines()(order)
  // Only a price to pay is a sum in colour.
  if (status === 'toPay') {
    return (
      <Card title={bookingT('price.title')}>
        <PriceLines lines={shown} total={{ label: t('price.toPay'), amount }} />
      </Card>
    )
  }
  return (
    <Card title={bookingT('price.title')}>
      <PriceLines lines={[...shown, { label: t(isCharged ? 'price.paid' : 'price.notCharged'), amount }]} />
      {balance.length > 0 && <PriceLines lines={balance} />}
    </Card>
  )
}
