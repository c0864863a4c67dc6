import type { CivilDate } from '@shuttle/domain'
import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fetchDepartures } from '../calls/departures'
import { OFFICE } from './keys'
import { useStaffQuery } from './use-staff-query'

const KEY = 'departures'

/** The departures of a line on a day; disabled without a line. Rows of another day are never a placeholder. */
export const useDepartures = (asked: { lineCode: string; date: CivilDate }) =>
  useStaffQuery({
    key: [KEY, asked],
    read: (signal) => fetchDepartures(asked, signal),
    enabled: asked.lineCode !== '',
  })

/** Refetches departures after a change. */
export const useRefreshDepartures = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: [memberId, OFFICE, KEY] }),
    [queryClient, memberId],
  )
}
