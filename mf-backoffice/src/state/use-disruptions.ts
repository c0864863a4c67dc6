import { useMemberId } from '@shuttle/queries'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  countDisruption,
  type Disruption,
  fetchDisruptedOrders,
  fetchDisruption,
  fetchDisruptions,
  type OrderList,
  type Rides,
} from '../calls/disruptions'
import { BACKOFFICE_KEY } from './keys'
import { useStaffQuery } from './use-staff-query'

const KEY = 'disruptions'
/** Polling interval of a running disruption, in milliseconds; each query is an audit event. */
const POLL_MS = 5000

export const useDisruptions = () => useStaffQuery({ key: [KEY], read: (signal) => fetchDisruptions(signal) })

/** Effects of a declaration of these rides; queried only when staff request it. */
export const useDisruptionCounts = (rides: Rides | undefined) =>
  useStaffQuery({
    key: [KEY, 'counts', rides],
    read: (signal) => countDisruption(rides as Rides, signal),
    enabled: rides !== undefined,
  })

/** One disruption, polled while it runs and the page is visible. */
export const useDisruption = (disruptionNo: string) => {
  const memberId = useMemberId()
  return useQuery(
    queryOptions({
      queryKey: [memberId, BACKOFFICE_KEY, KEY, 'one', disruptionNo],
      queryFn: ({ signal }) => fetchDisruption(disruptionNo, signal),
      enabled: memberId !== '' && disruptionNo !== '',
      meta: { isSecondary: true },
      refetchInterval: ({ state }) => ((state.data as Disruption | undefined)?.state === 'RUNNING' ? POLL_MS : false),
    }),
  )
}

export const useDisruptedOrders = (disruptionNo: string, list: OrderList, count: number) =>
  useStaffQuery({
    // A higher count makes a new key, so that the list is refetched.
    key: [KEY, 'orders', disruptionNo, list, count],
    read: (signal) => fetchDisruptedOrders(disruptionNo, list, signal),
    enabled: count > 0,
  })

export const useRefreshDisruptions = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] }),
    [queryClient, memberId],
  )
}
