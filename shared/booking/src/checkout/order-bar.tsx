import { type Currency, formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { getRefusalText } from '@shuttle/queries'
import { Button, TotalBar } from '@shuttle/ui'
import { useBookingTexts } from '../use-booking-texts'
import type { QuoteView } from './quote-view'
import { useCheckoutTexts } from './use-checkout-texts'

interface OrderBarProps {
  view: QuoteView
  currency: Currency
  /** Passengers counted so far: without any there is nothing to pay. */
  passengerCount: number
  placing: boolean
  onConfirm: () => void
  /** Pressed before the total is shown. */
  onTooEarly: () => void
}

/**
 * The live total and the Confirm button. While a total is loading none is shown and nothing can be confirmed: an order
 * is never placed at a total that was not shown.
 */
export const OrderBar = ({ view, currency, passengerCount, placing, onConfirm, onTooEarly }: OrderBarProps) => {
  const t = useCheckoutTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const formatAmount = () => {
    if (view.kind === 'ready') return formatMoney(view.quote.amountDue, view.quote.currency)
    if (view.kind === 'none' && passengerCount === 0) return formatMoney(0, currency)
    return view.kind === 'pending' ? undefined : '–'
  }
  const label = placing ? t('order.placing') : t(view.kind === 'pending' ? 'order.pricing' : 'order.confirm')
  return (
    <TotalBar
      label={bookingT('price.total')}
      amount={formatAmount()}
      note={view.kind === 'failed' ? (getRefusalText(view.error, language) ?? t('order.priceFailed')) : undefined}
    >
      <Button
        loading={placing || view.kind === 'pending'}
        onClick={onConfirm}
        onRefused={placing ? undefined : onTooEarly}
      >
        {label}
      </Button>
    </TotalBar>
  )
}
