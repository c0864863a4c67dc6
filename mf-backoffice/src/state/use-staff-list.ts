import { useMemberId } from '@shuttle/queries'
import { queryStaffCall } from '@shuttle/wire/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { staffCall } from '../calls/staff-call'
import { BACKOFFICE_KEY } from './keys'
import { useStaffQuery } from './use-staff-query'

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
