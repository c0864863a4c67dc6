import { fetchGuides } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { useQuery } from '@tanstack/react-query'

const STALE_MS = 60_000

/** When and where the buses of every line leave. */
export const useGuides = () => {
  const language = useLanguage()
  return useQuery({
    queryKey: ['guides', language],
    queryFn: ({ signal }) => fetchGuides({ signal }),
    staleTime: STALE_MS,
    refetchOnReconnect: true,
  })
}
