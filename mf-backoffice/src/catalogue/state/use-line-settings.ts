import { queryLineSettingsCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'line-settings'

/** All lines with their settings and peak days. */
export const useLineSettings = () =>
  useStaffQuery({ key: [KEY], read: (signal) => staffCall(queryLineSettingsCall, {}, { signal }) })

/** Refetches lines after a change. */
export const useRefreshLineSettings = (): (() => Promise<void>) => useRefresh(KEY)
