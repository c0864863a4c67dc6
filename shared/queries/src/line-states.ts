import { fetchLineStates } from '@shuttle/calls'
import { now, useLanguage } from '@shuttle/host'
import { useQuery } from '@tanstack/react-query'

const STALE_MS = 60_000

/**
 * What staff declared about the rides of today, and when this was read; a line without a state is normal. Read again
 * each minute while the page is open. Secondary content of its page.
 */
export const useLineStates = () => {
  const language = useLanguage()
  return useQuery({
    queryKey: ['line-states', language],
    queryFn: async ({ signal }) => ({ states: await fetchLineStates({ signal }), readAt: now() }),
    staleTime: STALE_MS,
    refetchInterval: STALE_MS,
    meta: { isSecondary: true },
  })
}
