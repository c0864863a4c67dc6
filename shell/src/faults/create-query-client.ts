import { isApiError, type RegistryEntry } from '@shuttle/contracts'
import { isExpectedFailure, isMainQuery } from '@shuttle/host'
import { QueryCache, QueryClient } from '@tanstack/react-query'

const STALE_MS = 30_000

/**
 * The page's cache of server data, and the one place that handles failed queries. Writes bypass the cache: their code
 * shows the result and calls `reportFailure`.
 */
export const createQueryClient = (options: {
  onCallFault: (error: unknown, hasContent: boolean) => void
  /** Without an entry, the fault is of the shell. */
  reportFault: (error: unknown, where: string, entry: RegistryEntry | undefined) => void
  /** Remote of the shown page. */
  findOwner: () => RegistryEntry | undefined
}): QueryClient => {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Only a call of the service fails with an API error; any other failure is of the remote itself.
        const entry = isApiError(error) ? undefined : options.findOwner()
        if (!isExpectedFailure(error)) options.reportFault(error, `query ${query.queryKey[0]}`, entry)
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
