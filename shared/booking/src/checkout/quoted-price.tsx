import type { Fare } from '@shuttle/calls'
import { type Currency, fareLines, PASSENGER_TYPES, type PassengerCounts } from '@shuttle/domain'
import type { ReactNode } from 'react'
import { PriceCard } from '../price-card'
import { useCheckoutTexts } from '../texts/use-checkout-texts'
import type { QuoteView } from './quote-view'

interface QuotedPriceProps {
  /** Of the fare type in force; undefined while it is loading. */
  fare: Fare | undefined
  counts: PassengerCounts
  legs: 1 | 2
  view: QuoteView
  currency: Currency
  lineCode?: string
  /** `toChoose`: something has to be chosen first. `unavailable`: its reason is shown at the choice. */
  missing?: 'toChoose' | 'unavailable' | undefined
  /** At the end of the card. */
  children?: ReactNode
}

/**
 * The price of the chosen tickets. Its height is fixed from the start: nothing below it moves when the amounts arrive.
 */
export const QuotedPrice = (props: QuotedPriceProps) => {
  const { fare, counts, legs, view, currency, lineCode = '', missing, children } = props
  const t = useCheckoutTexts()
  const quote = view.kind === 'ready' ? view.quote : undefined
  // The total is the sum of the quote's fares, which may be newer than those that were read.
  const shown = fare && quote?.fares ? { ...fare, fares: { ...fare.fares, ...quote.fares } } : fare
  const awaited = PASSENGER_TYPES.filter((type) => counts[type] > 0).map((type) => ({ type, count: counts[type] }))
  const listLines = () => (shown ? fareLines(shown, counts, legs) : awaited)
  return (
    <PriceCard
      lines={missing ? [] : listLines()}
      note={missing === 'toChoose' ? t('order.chooseFirst') : undefined}
      currency={currency}
      couponDeduction={quote?.couponDeduction}
      promotionDeduction={quote?.promotionDeduction}
      total={quote?.amountDue ?? (view.kind === 'pending' ? 'pending' : 'none')}
      legs={legs}
      lineCode={lineCode}
    >
      {children}
    </PriceCard>
  )
}
