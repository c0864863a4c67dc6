import { type QuoteRequest, requestQuote } from '@shuttle/calls'
import { skipToken, useQuery } from '@tanstack/react-query'

/**
 * The live price of a request. Each set of choices is a query of its own: when it changes, the earlier call is aborted and its answer
 * dropped. Sends nothing without a request. A failure is shown where the total stands, and by the shell once it is confirmed. A reader of parts of the price that is there already passes an
 * infinite `staleTime`: another observer would request it anew, and the total is pending meanwhile.
 */
export const useQuote = (request: QuoteRequest | undefined, { staleTime = 0 } = {}) =>
  useQuery({
    queryKey: ['quote', request],
    queryFn: request === undefined ? skipToken : ({ signal }) => requestQuote(request, { signal }),
    staleTime,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: true,
    meta: { isSecondary: true },
  })
