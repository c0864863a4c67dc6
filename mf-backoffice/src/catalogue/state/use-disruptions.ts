import type { DisruptionScope } from '@shuttle/domain/staff'
import { useMemberId } from '@shuttle/queries'
import {
  type Disruption,
  previewDisruptionCall,
  queryDisruptedOrdersCall,
  queryDisruptionsCall,
} from '@shuttle/wire/staff'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { staffCall } from '../../kit/calls/staff-call'
import { BACKOFFICE_KEY, useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'disruptions'
/** Polling interval of a running disruption, in milliseconds; each query is an audit event. */
const POLL_MS = 5000

/** Disruptions, the newest first. */
export const useDisruptions = () =>
  useStaffQuery({ key: [KEY], read: async (signal) => (await staffCall(queryDisruptionsCall, {}, { signal })).rows })

/** Effects of a declaration of these rides; queried only when staff request it. */
export const useDisruptionCounts = (rides: DisruptionScope | undefined) =>
  useStaffQuery({
    key: [KEY, 'counts', rides],
    read: (signal) => staffCall(previewDisruptionCall, rides as DisruptionScope, { signal }),
    enabled: rides !== undefined,
  })

/** One disruption, polled while it runs and the page is visible. */
export const useDisruption = (disruptionNo: string) => {
  const memberId = useMemberId()
  return useQuery(
    queryOptions({
      queryKey: [memberId, BACKOFFICE_KEY, KEY, 'one', disruptionNo],
      queryFn: async ({ signal }) => (await staffCall(queryDisruptionsCall, { disruptionNo }, { signal })).rows[0],
      enabled: memberId !== '' && disruptionNo !== '',
      meta: { isSecondary: true },
      refetchInterval: ({ state }) => ((state.data as Disruption | undefined)?.state === 'running' ? POLL_MS : false),
    }),
  )
}

const MOST_ORDERS = 100

/** Which orders of a disruption to list. */
export type DisruptedList = 'failed' | 'checked'

/** The first hundred orders that failed, or that have checked tickets. */
export const useDisruptedOrders = (disruptionNo: string, list: DisruptedList, count: number) =>
  useStaffQuery({
    // A higher count makes a new key, so that the list is refetched.
    key: [KEY, 'orders', disruptionNo, list, count],
    read: async (signal) => {
      const filter = list === 'checked' ? { isChecked: true } : { state: list }
      const body = { disruptionNo, pageSize: MOST_ORDERS, ...filter }
      return (await staffCall(queryDisruptedOrdersCall, body, { signal })).rows
    },
    enabled: count > 0,
  })

export const useRefreshDisruptions = (): (() => Promise<void>) => useRefresh(KEY)
