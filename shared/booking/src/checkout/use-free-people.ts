import type { QuoteRequest } from '@shuttle/calls'
import type { PassengerType } from '@shuttle/domain'
import { useQuote } from '@shuttle/queries'

/**
 * People of each type whom promotions let travel free, from the quote without coupons, so that a coupon that is ticked changes
 * nothing here. Undefined without a promotion, and until the quote is there.
 */
export const useFreePeople = (request: QuoteRequest | undefined): Partial<Record<PassengerType, number>> | undefined =>
  useQuote(request && { ...request, coupons: undefined }, { staleTime: Number.POSITIVE_INFINITY }).data?.free
