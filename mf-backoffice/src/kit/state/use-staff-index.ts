import { callStaff } from '@shuttle/calls/staff'
import { useMemberId } from '@shuttle/queries'
import { queryStaffIndexCall } from '@shuttle/wire/staff'
import { skipToken, useQuery } from '@tanstack/react-query'
import { BACKOFFICE_KEY, INDEX_KEY, useRefresh } from './use-refresh'

/**
 * Rights of the signed-in member of staff; every back office page depends on it. Needs no second factor and does not
 * request one.
 */
export const useStaffIndex = () => {
  const memberId = useMemberId()
  return useQuery({
    queryKey: [memberId, BACKOFFICE_KEY, INDEX_KEY],
    queryFn: memberId === '' ? skipToken : ({ signal }) => callStaff(queryStaffIndexCall, {}, { signal }),
  })
}

/** Refetches the index: a role or the second factor has changed. */
export const useRefreshIndex = (): (() => Promise<void>) => useRefresh(INDEX_KEY)

/** Whether the signed-in member of staff may do an action; false until the index is loaded. */
export const useMay = (action: string): boolean => useStaffIndex().data?.rights.includes(action) ?? false
