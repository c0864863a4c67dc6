import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { fetchLineSettings } from '../calls/line-settings'
import { OFFICE } from './keys'
import { useStaffQuery } from './use-staff-query'

const KEY = 'line-settings'

/** Every line with its settings and peak days. */
export const useLineSettings = () => useStaffQuery({ key: [KEY], read: (signal) => fetchLineSettings(signal) })

/** Reads lines again after something was done to one of them. */
export const useRefreshLineSettings = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, OFFICE, KEY] })
}
