import { useRefresh } from './use-refresh'
import { useMay } from './use-staff-index'
import { useStaffQuery } from './use-staff-query'

const KEY = 'overview'
/** Polling interval while the page is visible. */
const READ_AGAIN_MS = 30_000

/**
 * Queues and sales of today. Every back office page shows its counts in the navigation; only an open back office
 * queries them.
 */
export const useOverview = ({ isOpen = true } = {}) =>
  useStaffQuery({
    key: [KEY],
    // Loaded on demand: its schemas are large, and every back office page needs the counts.
    read: async (signal) =>
      (await import(/* webpackChunkName: "overview-call" */ '../calls/fetch-overview')).fetchOverview(signal),
    enabled: useMay('overview.read') && isOpen,
    staleMs: READ_AGAIN_MS,
    againMs: READ_AGAIN_MS,
  })

export const useRefreshOverview = (): (() => Promise<void>) => useRefresh(KEY)
