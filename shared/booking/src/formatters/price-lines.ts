import { type Cents, type Currency, type FareLine, formatMoney, isAirportLine } from '@shuttle/domain'
import type { TranslateBooking } from '../texts'

/** A line whose fare may still be loading. */
export type AwaitedLine = Pick<FareLine, 'type' | 'count'> & Partial<FareLine>

export interface PricedTrip {
  lines: readonly AwaitedLine[]
  currency: Currency
  /** 2 for a round trip, whose fares are for one way. */
  legs: 1 | 2
  /** Deductions from the fares: by promotions first, then by coupons; omitted means none. */
  promotionDeduction?: Cents | undefined
  couponDeduction?: Cents | undefined
  /** The promotion of the airport line is the family combo. */
  lineCode?: string
}

interface PriceLine {
  label: string
  detail?: string
  /** Undefined while it is loading. */
  amount: string | undefined
}

/** As wide as a fare. */
const awaitedFare = (currency: Currency) => formatMoney(1000, currency).replace(/\d/g, '–')

/** One line for each type of passenger, then the deductions. */
export const priceLines = (
  { lines, currency, legs, promotionDeduction = 0, couponDeduction = 0, lineCode = '' }: PricedTrip,
  t: TranslateBooking,
): PriceLine[] => {
  const fares = lines.map(({ type, count, fare, total }) => {
    const line = `${count} × ${fare === undefined ? awaitedFare(currency) : formatMoney(fare, currency)}`
    return {
      label: t(`passengerType.${type}`),
      detail: legs === 2 ? t('price.bothWays', { line }) : line,
      amount: total === undefined ? undefined : formatMoney(total, currency),
    }
  })
  const deductions = [
    { label: t(isAirportLine(lineCode) ? 'price.familyCombo' : 'price.promotion'), cents: promotionDeduction },
    { label: t('price.coupon'), cents: couponDeduction },
  ]
  return [
    ...fares,
    ...deductions
      .filter(({ cents }) => cents > 0)
      .map(({ label, cents }) => ({ label, amount: formatMoney(-cents, currency) })),
  ]
}
