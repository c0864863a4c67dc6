import { type Cents, type Currency, formatMoney } from '@shuttle/domain'

/** Formats sums by currency: Hong Kong dollars and yuan are never added. */
export const toSumsText = (sums: ReadonlyArray<{ currency: Currency; total: Cents }>): string =>
  sums.map(({ currency, total }) => formatMoney(total, currency)).join(' + ')
