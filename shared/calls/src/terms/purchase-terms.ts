import type { Currency, FareTable, PassengerLimits, RefundPolicy, TicketCategory } from '@shuttle/domain'

/** What the tickets of one line cost; names in the language that was asked for. */
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
}

/** What the purchase terms say in numbers. */
export interface PurchaseTerms {
  refundPolicy: RefundPolicy
  lines: LineFares[]
}
