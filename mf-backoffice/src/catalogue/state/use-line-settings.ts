import { useMemberId } from '@shuttle/queries'
import { queryLineSettingsCall } from '@shuttle/wire/staff'
import { useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../../kit/calls/staff-call'
import { BACKOFFICE_KEY } from '../../kit/state/keys'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'line-settings'

/** All lines with their settings and peak days. */
export const useLineSettings = () =>
  useStaffQuery({ key: [KEY], read: (signal) => staffCall(queryLineSettingsCall, {}, { signal }) })

/** Refetches lines after a change. */
export const useRefreshLineSettings = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] })
}
