import type { QuoteRequest } from '@shuttle/calls'
import { useQuote } from '@shuttle/queries'
import { type QuoteView, quoteView } from './quote-view'

/**
 * The live total of a request, for the total bar. `isHeld`: something the price depends on is still loading, so there
 * is no price yet, even before there is a request.
 */
export const useQuoteView = (
  wanted: QuoteRequest | undefined,
  isHeld = false,
): { view: QuoteView; refetch: () => void } => {
  const { data, error, isFetching, refetch } = useQuote(isHeld ? undefined : wanted)
  return {
    view: quoteView({ wanted: wanted !== undefined || isHeld, fetching: isFetching, data, error }),
    refetch: () => void refetch(),
  }
}
