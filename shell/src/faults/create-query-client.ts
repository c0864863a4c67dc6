import { isApiError } from '@shuttle/contracts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

const STALE_MS = 30_000

/** The page's cache of server data, and the one place that hears of failed calls. */
export const createQueryClient = (options: {
  onCallFault: (error: unknown, hasContent: boolean) => void
  reportFault: (error: unknown, where: string) => void
}): QueryClient => {
  const hear = (error: unknown, where: string, isShownInPlace: boolean | undefined, hasContent: boolean) => {
    // Refusals and missing network are everyday; the rest somebody should read.
    const isEveryday = isApiError(error) && ['refused', 'offline', 'unauthorized'].includes(error.kind)
    if (!isEveryday) options.reportFault(error, where)
    if (!isShownInPlace) options.onCallFault(error, hasContent)
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) =>
        hear(error, `query ${query.queryKey[0]}`, query.meta?.shownInPlace, query.state.data !== undefined),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => hear(error, 'mutation', mutation.meta?.shownInPlace, false),
    }),
    defaultOptions: {
      // The transport repeats what is worth repeating; without network a call fails at once, and the screen can say so.
      queries: { retry: false, networkMode: 'always', staleTime: STALE_MS },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
