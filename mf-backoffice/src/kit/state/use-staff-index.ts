import { callStaff } from '@shuttle/calls/staff'
import { useMemberId } from '@shuttle/queries'
import { queryStaffIndexCall } from '@shuttle/wire/staff'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { BACKOFFICE_KEY, INDEX_KEY } from './keys'

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
export const useRefreshIndex = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, INDEX_KEY] }),
    [queryClient, memberId],
  )
}

/** Whether the signed-in member of staff may do an action; false until the index is loaded. */
export const useMay = (action: string): boolean => useStaffIndex().data?.rights.includes(action) ?? false
