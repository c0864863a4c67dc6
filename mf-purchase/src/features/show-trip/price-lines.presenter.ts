import { type Cents, type Currency, type FareLine, formatMoney, type PassengerType } from '@shuttle/domain'
import type { PriceLine } from '@shuttle/ui'

export interface PriceLineTexts {
  typeName: (type: PassengerType) => string
  coupon: string
  /** Says of people and fare that they are paid for twice. */
  bothWays: (line: string) => string
}

/** Price lines as a screen shows them, the coupon last; `legs` is 2 for a round trip, whose fares are for one way. */
export const presentPriceLines = (
  lines: readonly FareLine[],
  currency: Currency,
  couponDeduction: Cents,
  legs: 1 | 2,
  texts: PriceLineTexts,
): PriceLine[] => {
  const rows = lines.map(({ type, count, fare, total }) => {
    const oneWay = `${count} × ${formatMoney(fare, currency)}`
    return {
      label: texts.typeName(type),
      detail: legs === 2 ? texts.bothWays(oneWay) : oneWay,
      amount: formatMoney(total, currency),
    }
  })
  return couponDeduction > 0
    ? [...rows, { label: texts.coupon, amount: formatMoney(-couponDeduction, currency) }]
    : rows
}
