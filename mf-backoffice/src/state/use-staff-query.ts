import { useMemberId } from '@shuttle/queries'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { OFFICE } from './keys'

interface StaffQueryOptions<Data> {
  /** Key within this remote. */
  key: readonly unknown[]
  read: (signal: AbortSignal) => Promise<Data>
  enabled?: boolean | undefined
  /** What was shown stays while other rows of the same table are on the way. */
  keepsPrevious?: boolean | undefined
}

/** A query of the back office. Its failure is shown in place, by the table or the card that waits for it. */
export const useStaffQuery = <Data>({ key, read, enabled = true, keepsPrevious }: StaffQueryOptions<Data>) => {
  const memberId = useMemberId()
  const options = queryOptions({
    queryKey: [memberId, OFFICE, ...key],
    queryFn: ({ signal }) => read(signal),
    enabled: enabled && memberId !== '',
    meta: { isSecondary: true },
    // Two people work on the same rows: what another has changed shows as soon as a page is opened again.
    staleTime: 0,
  })
  return useQuery(keepsPrevious ? { ...options, placeholderData: keepPreviousData } : options)
}
