import type { CivilDate } from '@shuttle/domain'
import { queryStaffDeparturesCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
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
export const useRefreshDepartures = (): (() => Promise<void>) => useRefresh(KEY)
