import { type QuoteRequest, requestQuote } from '@shuttle/calls'
import { skipToken, useQuery } from '@tanstack/react-query'

/**
 * The live price of a request. Each set of choices is its own query: when it changes, the earlier call is aborted and
 * its answer dropped; without a request nothing is sent. A failure is shown beside the total, and by the shell after
 * the passenger confirms. A second observer of the same quote passes an infinite `staleTime`: its mount would request
 * the quote again, and the total would be pending meanwhile.
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
