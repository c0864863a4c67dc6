import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { OFFICE } from './keys'
import { useMay } from './use-staff-index'
import { useStaffQuery } from './use-staff-query'

const KEY = 'overview'
/** While the page is in sight it is read again after so long. */
const READ_AGAIN_MS = 30_000

/** What waits and what today sells. Every page of the desk shows its counts in the navigation; an open desk alone asks. */
export const useOverview = ({ isOpen = true } = {}) =>
  useStaffQuery({
    key: [KEY],
    // Its schemas are large, and every page of the desk has the counts.
    read: async (signal) =>
      (await import(/* webpackChunkName: "overview-call" */ '../calls/overview')).fetchOverview(signal),
    enabled: useMay('overview.read') && isOpen,
    staleMs: READ_AGAIN_MS,
    againMs: READ_AGAIN_MS,
  })

export const useRefreshOverview = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: [memberId, OFFICE, KEY] }),
    [queryClient, memberId],
  )
}
