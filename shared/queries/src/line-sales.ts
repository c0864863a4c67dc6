import { fetchLineSales } from '@shuttle/calls'
import { useQuery } from '@tanstack/react-query'

const STALE_MS = 60_000

/** The sales policy and settings of a line: what may be chosen, by the rules of the domain. */
export const useLineSales = (lineCode: string) =>
  useQuery({
    queryKey: ['line-sales', lineCode],
    queryFn: ({ signal }) => fetchLineSales(lineCode, { signal }),
    staleTime: STALE_MS,
    refetchOnReconnect: true,
  })
