import { useMemberId } from '@shuttle/queries'
import { queryStaffCall } from '@shuttle/wire/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { BACKOFFICE_KEY } from '../../kit/state/keys'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'staff'

/** All accounts of level 9. */
export const useStaffList = ({ enabled = true } = {}) =>
  useStaffQuery({ key: [KEY], read: (signal) => staffCall(queryStaffCall, {}, { signal }), enabled })

export const useRefreshStaff = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] }),
    [queryClient, memberId],
  )
}
