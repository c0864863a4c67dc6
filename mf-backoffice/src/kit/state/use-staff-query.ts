import { useMemberId } from '@shuttle/queries'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { BACKOFFICE_KEY } from './use-refresh'

interface StaffQueryOptions<Data> {
  /** Key within this remote. */
  key: readonly unknown[]
  read: (signal: AbortSignal) => Promise<Data>
  enabled?: boolean | undefined
  /** How long an answer is fresh, in milliseconds; 0 by default, because several people work on the same rows. */
  staleMs?: number | undefined
  /** Previous rows of the table stay while the next ones are in flight. */
  showsPreviousData?: boolean | undefined
  /** Polling interval in milliseconds while the page is visible, until a query fails. */
  againMs?: number | undefined
}

/** A query of the back office. The table or card that waits for it shows its failure. */
export const useStaffQuery = <Data>({
  key,
  read,
  enabled = true,
  staleMs = 0,
  showsPreviousData,
  againMs,
}: StaffQueryOptions<Data>) => {
  const memberId = useMemberId()
  const options = queryOptions({
    queryKey: [memberId, BACKOFFICE_KEY, ...key],
    queryFn: ({ signal }) => read(signal),
    enabled: enabled && memberId !== '',
    meta: { isSecondary: true },
    staleTime: staleMs,
    ...(againMs !== undefined && {
      refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? false : againMs),
    }),
  })
  return useQuery(showsPreviousData ? { ...options, placeholderData: keepPreviousData } : options)
}
