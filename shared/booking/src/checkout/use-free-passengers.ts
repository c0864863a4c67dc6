import type { QuoteRequest } from '@shuttle/calls'
import type { PassengerType } from '@shuttle/domain'
import { useQuote } from '@shuttle/queries'

/**
 * Passengers of each type whose ticket a promotion makes free, from the quote without coupons, so that ticking a coupon
 * changes nothing here. Undefined without a promotion, and until the quote has arrived.
 */
export const useFreePassengers = (
  request: QuoteRequest | undefined,
): Partial<Record<PassengerType, number>> | undefined =>
  useQuote(request && { ...request, coupons: undefined }, { staleTime: Number.POSITIVE_INFINITY }).data?.free
