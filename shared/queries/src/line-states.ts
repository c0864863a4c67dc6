import { fetchLineStates, type LineState } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { useQuery } from '@tanstack/react-query'

const STALE_MS = 60_000

/**
 * What staff declared about the rides of today of one line: `undefined` data while it loads or after a failure, an empty
 * list for a line that is normal. Secondary content of its page.
 */
export const useLineStates = (lineCode: string) => {
  const language = useLanguage()
  return useQuery({
    queryKey: ['line-states', language],
    queryFn: ({ signal }): Promise<LineState[]> => fetchLineStates({ signal }),
    select: (states) => states.filter((state) => state.lineCode === lineCode),
    staleTime: STALE_MS,
    meta: { isSecondary: true },
  })
}
