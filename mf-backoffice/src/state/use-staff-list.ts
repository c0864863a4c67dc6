import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fetchStaff } from '../calls/staff-members'
import { BACKOFFICE_KEY } from './keys'
import { useStaffQuery } from './use-staff-query'

const KEY = 'staff'

/** All accounts of level 9. */
export const useStaffList = ({ enabled = true } = {}) =>
  useStaffQuery({ key: [KEY], read: (signal) => fetchStaff(signal), enabled })

export const useRefreshStaff = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] }),
    [queryClient, memberId],
  )
}
