import { queryDelaysCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'delays'

/** The last delays, the newest first. */
export const useDelays = () =>
  useStaffQuery({ key: [KEY], read: async (signal) => (await staffCall(queryDelaysCall, {}, { signal })).rows })

export const useRefreshDelays = (): (() => Promise<void>) => useRefresh(KEY)
