import { isExpectedFailure, isMainQuery } from '@shuttle/host'
import { QueryCache, QueryClient } from '@tanstack/react-query'

const STALE_MS = 30_000

/**
 * The page's cache of server data, and the one place that handles failed queries. Writes bypass the cache: their code
 * shows the result and calls `reportFailure`.
 */
export const createQueryClient = (options: {
  onCallFault: (error: unknown, hasContent: boolean) => void
  reportFault: (error: unknown, where: string) => void
}): QueryClient => {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isExpectedFailure(error)) options.reportFault(error, `query ${query.queryKey[0]}`)
        if (isMainQuery(query)) options.onCallFault(error, query.state.data !== undefined)
      },
    }),
    defaultOptions: {
      // The transport retries where that is useful; without network a query fails
      // at once, so that the screen can show it.
      queries: { retry: false, networkMode: 'always', staleTime: STALE_MS },
    },
  })
}
