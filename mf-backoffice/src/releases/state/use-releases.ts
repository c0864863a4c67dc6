import {
  compareReleaseCall,
  queryReleaseHistoryCall,
  queryReleasesCall,
  type ReleaseMoveKind,
} from '@shuttle/wire/staff'
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

/** The last hundred moves of all apps. */
export const useReleaseHistory = () =>
  useStaffQuery({ key: [KEY, 'history'], read: (signal) => staffCall(queryReleaseHistoryCall, {}, { signal }) })

/** What an act would break, by the records of builds and the running service. */
export const useComparison = (move: { app: string; act: ReleaseMoveKind; target: string; revision: number }) =>
  useStaffQuery({
    key: [KEY, 'comparison', ...Object.values(move)],
    read: (signal) => staffCall(compareReleaseCall, move, { signal }),
  })

export const useRefreshReleases = (): (() => Promise<void>) => useRefresh(KEY)
