import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { getRefusalText } from '@shuttle/queries'
import { Button, TotalBar } from '@shuttle/ui'
import { useBookingTexts } from '../texts/use-booking-texts'
import { useCheckoutTexts } from '../texts/use-checkout-texts'
import type { QuoteView } from './quote-view'

interface OrderBarProps {
  view: QuoteView
  /** The trip of this total, short: `2 passengers · Sat, 28 Nov · Day`. */
  trip?: string
  placing: boolean
  onConfirm: () => void
  /** Pressed before the total is shown. */
  onTooEarly: () => void
}

/**
 * The live total with its trip, and the Confirm button. While a total is loading none is shown and nothing can be
 * confirmed: an order is never placed at a total that was not shown.
 */
export const OrderBar = ({ view, trip, placing, onConfirm, onTooEarly }: OrderBarProps) => {
  const t = useCheckoutTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const formatAmount = () => {
    if (view.kind === 'ready') return formatMoney(view.quote.amountDue, view.quote.currency)
    return view.kind === 'pending' ? undefined : ''
  }
  const hasTotal = view.kind === 'ready' || view.kind === 'pending'
  const label = placing ? t('order.placing') : t(view.kind === 'pending' ? 'order.pricing' : 'order.confirm')
  return (
    <TotalBar
      label={hasTotal ? bookingT('price.total') : t('order.noPrice')}
      amount={formatAmount()}
      note={view.kind === 'failed' ? (getRefusalText(view.error, language) ?? t('order.priceFailed')) : trip}
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
