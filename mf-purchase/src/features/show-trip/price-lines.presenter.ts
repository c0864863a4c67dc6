import { type Cents, type Currency, type FareLine, formatMoney, type PassengerType } from '@shuttle/domain'
import type { PriceLine } from '@shuttle/ui'

export interface PriceLineTexts {
  typeName: (type: PassengerType) => string
  coupon: string
}

/** Price lines as a screen shows them, the coupon last. */
export const presentPriceLines = (
  lines: readonly FareLine[],
  currency: Currency,
  couponDeduction: Cents,
  texts: PriceLineTexts,
): PriceLine[] => {
  const rows = lines.map(({ type, count, fare, total }) => ({
    label: texts.typeName(type),
    detail: `${count} × ${formatMoney(fare, currency)}`,
    amount: formatMoney(total, currency),
  }))
  return couponDeduction > 0
    ? [...rows, { label: texts.coupon, amount: formatMoney(-couponDeduction, currency) }]
    : rows
}
