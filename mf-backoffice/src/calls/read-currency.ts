import { CURRENCY } from '@shuttle/calls/staff'
import { ApiError } from '@shuttle/contracts'
import type { Currency } from '@shuttle/domain'

/** The currency of a code. Throws `ApiError` for any other code: an amount without a currency cannot be shown. */
export const readCurrency = (code: string): Currency => {
  const currency = CURRENCY[code]
  if (!currency) throw new ApiError({ kind: 'unreadable', code })
  return currency
}
