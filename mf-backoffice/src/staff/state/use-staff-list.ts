import { queryStaffCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'staff'

/** All accounts of level 9. */
export const useStaffList = ({ enabled = true } = {}) =>
  useStaffQuery({ key: [KEY], read: (signal) => staffCall(queryStaffCall, {}, { signal }), enabled })

export const useRefreshStaff = (): (() => Promise<void>) => useRefresh(KEY)
