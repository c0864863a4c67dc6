import { useMemberId } from '@shuttle/queries'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { OFFICE } from './keys'

interface StaffQueryOptions<Data> {
  /** Key within this remote. */
  key: readonly unknown[]
  read: (signal: AbortSignal) => Promise<Data>
  enabled?: boolean | undefined
  /** How long an answer counts as fresh; not at all without one, as two people work on the same rows. */
  staleMs?: number | undefined
  /** What was shown stays while other rows of the same table are on the way. */
  keepsPrevious?: boolean | undefined
  /** Asks again after so long while the page is in sight, until that fails. */
  againMs?: number | undefined
}

/** A query of the back office. Its failure is shown in place, by the table or the card that waits for it. */
export const useStaffQuery = <Data>({
  key,
  read,
  enabled = true,
  staleMs = 0,
  keepsPrevious,
  againMs,
}: StaffQueryOptions<Data>) => {
  const memberId = useMemberId()
  const options = queryOptions({
    queryKey: [memberId, OFFICE, ...key],
    queryFn: ({ signal }) => read(signal),
    enabled: enabled && memberId !== '',
    meta: { isSecondary: true },
    staleTime: staleMs,
    ...(againMs !== undefined && {
      refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? false : againMs),
    }),
  })
  return useQuery(keepsPrevious ? { ...options, placeholderData: keepPreviousData } : options)
}
