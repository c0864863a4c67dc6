import { type Cents, type Currency, type FareLine, formatMoney, type PassengerType } from '@shuttle/domain'
import type { PriceLine } from '@shuttle/ui'

export interface PriceLineTexts {
  typeName: (type: PassengerType) => string
  coupon: string
  promotion: string
  /** Says of people and fare that they are paid for twice. */
  bothWays: (line: string) => string
}

/** A line whose fare may still be asked for. */
export type AwaitedLine = Pick<FareLine, 'type' | 'count'> & Partial<FareLine>

/** What is taken off the fares: by promotions first, then by coupons. */
export interface Deductions {
  promotion?: Cents | undefined
  coupons: Cents
}

/** As wide as a fare. */
const awaitedFare = (currency: Currency) => formatMoney(1000, currency).replace(/\d/g, '–')

/** Price lines as a screen shows them, what is taken off last; `legs` is 2 for a round trip, whose fares are for one way. */
export const presentPriceLines = (
  lines: readonly AwaitedLine[],
  currency: Currency,
  deductions: Deductions,
  legs: 1 | 2,
  texts: PriceLineTexts,
): PriceLine[] => {
  const rows = lines.map(({ type, count, fare, total }) => {
    const oneWay = `${count} × ${fare === undefined ? awaitedFare(currency) : formatMoney(fare, currency)}`
    return {
      label: texts.typeName(type),
      detail: legs === 2 ? texts.bothWays(oneWay) : oneWay,
      amount: total === undefined ? undefined : formatMoney(total, currency),
    }
  })
  const { promotion = 0, coupons } = deductions
  const taken: [string, Cents][] = [
    [texts.promotion, promotion],
    [texts.coupon, coupons],
  ]
  return [
    ...rows,
    ...taken
      .filter(([, cents]) => cents > 0)
      .map(([label, cents]) => ({ label, amount: formatMoney(-cents, currency) })),
  ]
}
