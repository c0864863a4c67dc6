import { queryReleasesCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'releases'
const AGAIN_MS = 30_000

/** Versions of all apps with their figures, read again every 30 seconds while the page is visible. */
export const useReleases = () =>
  useStaffQuery({
    key: [KEY],
    read: (signal) => staffCall(queryReleasesCall, {}, { signal }),
    againMs: AGAIN_MS,
  })

export const useRefreshReleases = (): (() => Promise<void>) => useRefresh(KEY)
