import { type QuoteRequest, requestQuote } from '@shuttle/calls'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type QuoteView, quoteView } from '../domain/quote-view'

/**
 * The live total of a selection. Each set of choices is a query of its own: when it changes, the earlier request is
 * aborted and its answer dropped.
 */
export const useQuote = (
  wanted: QuoteRequest | undefined,
  /** Something the price depends on is being asked for: none yet, but it is coming, even before there is a selection to price. */
  isHeld = false,
): { view: QuoteView; askAgain: () => void } => {
  const selection = isHeld ? undefined : wanted
  const query = useQuery({
    queryKey: ['mf-purchase', 'quote', selection],
    queryFn: selection === undefined ? skipToken : ({ signal }) => requestQuote(selection, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: true,
    meta: { shownInPlace: true },
  })
  return {
    view: quoteView({
      wanted: wanted !== undefined || isHeld,
      fetching: query.isFetching,
      data: query.data,
      error: query.error,
    }),
    askAgain: () => void query.refetch(),
  }
}
