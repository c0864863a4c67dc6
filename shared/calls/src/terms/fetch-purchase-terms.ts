import type { LanguageCode } from '@shuttle/contracts'
import type { Currency, FareTable, PassengerLimits, RefundPolicy, RideSettings, TicketCategory } from '@shuttle/domain'
import { type lineFaresRow, queryTermsCall } from '@shuttle/wire'
import { CURRENCY, readKnown, TICKET_CATEGORY } from '../codes'
import { fareFromWire } from '../lines/fetch-fares'
import { type CallOptions, callService } from '../send-call'
import { refundPolicyFromWire } from './fetch-refund-policy'

/** What the tickets of one line cost; names in the language of the request. */
export interface LineFares {
  lineCode: string
  category: TicketCategory
  originName: string
  destinationName: string
  currency: Currency
  limits: PassengerLimits
  /** Days ahead on sale, today not counted. */
  windowDays: number
  /** One for each fare type on sale; the fare of one leg. */
  fares: FareTable[]
  /** How it connects with flights; airport line only. */
  ride?: RideSettings | undefined
}

/** The numbers in the purchase terms. */
export interface PurchaseTerms {
  refundPolicy: RefundPolicy
  lines: LineFares[]
}

/** Leaves out a line in a currency or category this build does not know, because it could not be shown correctly. */
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
    ...(row.ride && { ride: row.ride }),
  }
}

export const purchaseTermsFromWire = (answer: (typeof queryTermsCall)['answer']['_zod']['output']): PurchaseTerms => ({
  refundPolicy: refundPolicyFromWire(answer.responseData.refundPolicy),
  lines: answer.responseData.lines.flatMap((row) => lineFaresFromWire(row) ?? []),
})

export interface TermsScope {
  /** Language of the terms page, independent of the language of the site. */
  language: LanguageCode
  /** Those of the airport line; else those of the bus lines. */
  isAirport?: boolean | undefined
}

/** Fares on sale and refund policy of today, in the language of a terms page. Public. */
export const fetchPurchaseTerms = async (
  { language, isAirport }: TermsScope,
  options: CallOptions = {},
): Promise<PurchaseTerms> =>
  purchaseTermsFromWire(
    await callService(queryTermsCall, { language, ...(isAirport && { airport: '1' as const }) }, options),
  )
