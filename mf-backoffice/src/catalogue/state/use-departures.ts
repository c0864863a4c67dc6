import type { CivilDate } from '@shuttle/domain'
import { useMemberId } from '@shuttle/queries'
import { queryStaffDeparturesCall } from '@shuttle/wire/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { BACKOFFICE_KEY } from '../../kit/state/keys'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'departures'

/** The departures of a line on a day; disabled without a line. Rows of another day are never a placeholder. */
export const useDepartures = (query: { lineCode: string; date: CivilDate }) =>
  useStaffQuery({
    key: [KEY, query],
    read: (signal) => staffCall(queryStaffDeparturesCall, query, { signal }),
    enabled: query.lineCode !== '',
  })

/** Refetches departures after a change. */
export const useRefreshDepartures = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] }),
    [queryClient, memberId],
  )
}
