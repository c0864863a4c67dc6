import type { CivilDate } from '@shuttle/domain'
import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fetchDepartures } from '../calls/departures'
import { OFFICE } from './keys'
import { useStaffQuery } from './use-staff-query'

const KEY = 'departures'

/** The departures of a line on a day; none are asked for without a line. Another day's rows never stand in for them. */
export const useDepartures = (asked: { lineCode: string; date: CivilDate }) =>
  useStaffQuery({
    key: [KEY, asked],
    read: (signal) => fetchDepartures(asked, signal),
    enabled: asked.lineCode !== '',
  })

/** Reads departures again after something was done to some of them. */
export const useRefreshDepartures = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: [memberId, OFFICE, KEY] }),
    [queryClient, memberId],
  )
}
