import { type QuoteRequest, requestQuote } from '@shuttle/calls'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type QuoteView, quoteView } from '../domain/quote-view'

/**
 * The live total of a draft. Each set of choices is a query of its own: when it changes, the earlier request is
 * aborted and its answer dropped.
 */
export const useQuote = (
  wanted: QuoteRequest | undefined,
  /** Something the price depends on is being asked for: none yet, but it is coming, even before there is a draft to price. */
  isHeld = false,
): { view: QuoteView; askAgain: () => void } => {
  const draft = isHeld ? undefined : wanted
  const query = useQuery({
    queryKey: ['mf-purchase', 'quote', draft],
    queryFn: draft === undefined ? skipToken : ({ signal }) => requestQuote(draft, { signal }),
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
