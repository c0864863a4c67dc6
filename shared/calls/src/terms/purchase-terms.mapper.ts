import type { lineFaresRow, queryTerms } from '@shuttle/wire'
import { readKnown } from '../coded'
import { CURRENCY, TICKET_CATEGORY } from '../codes.mapper'
import { fareFromWire } from '../fares/fare.mapper'
import { refundPolicyFromWire } from '../refunds/refund-policy.mapper'
import type { LineFares, PurchaseTerms } from './purchase-terms'

/** A line in a currency or of a category this build does not know is left out: it could not be said right. */
const lineFaresFromWire = (row: (typeof lineFaresRow)['_zod']['output']): LineFares | undefined => {
  const category = readKnown(TICKET_CATEGORY, row.xllb)
  const currency = readKnown(CURRENCY, row.currency)
  if (!category || !currency) return undefined
  return {
    lineCode: row.xldm,
    category,
    originName: row.xlmc_1,
    destinationName: row.xlmc_2,
    currency,
    limits: { maxPerOrder: row.maxPerOrder, maxChildren: row.maxChildren },
    windowDays: row.bookingWindowDays,
    fares: row.prices.flatMap((price) => fareFromWire(price, currency) ?? []),
  }
}

export const purchaseTermsFromWire = (answer: (typeof queryTerms)['answer']['_zod']['output']): PurchaseTerms => ({
  refundPolicy: refundPolicyFromWire(answer.responseData.refundPolicy),
  lines: answer.responseData.lines.flatMap((row) => lineFaresFromWire(row) ?? []),
})
