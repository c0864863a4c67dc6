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
import { OFFICE } from './keys'
import { useStaffQuery } from './use-staff-query'

const KEY = 'disruptions'
/** While one runs its progress is read again; each look is an act in the audit. */
const LOOK_MS = 5000

export const useDisruptions = () => useStaffQuery({ key: [KEY], read: (signal) => fetchDisruptions(signal) })

/** What a declaration of these rides would do; asked for when staff ask, not before. */
export const useDisruptionCounts = (rides: Rides | undefined) =>
  useStaffQuery({
    key: [KEY, 'counts', rides],
    read: (signal) => countDisruption(rides as Rides, signal),
    enabled: rides !== undefined,
  })

/** One disruption, read again by itself while it runs and the page is in sight. */
export const useDisruption = (disruptionNo: string) => {
  const memberId = useMemberId()
  return useQuery(
    queryOptions({
      queryKey: [memberId, OFFICE, KEY, 'one', disruptionNo],
      queryFn: ({ signal }) => fetchDisruption(disruptionNo, signal),
      enabled: memberId !== '' && disruptionNo !== '',
      meta: { isSecondary: true },
      refetchInterval: ({ state }) => ((state.data as Disruption | undefined)?.state === 'RUNNING' ? LOOK_MS : false),
    }),
  )
}

export const useDisruptedOrders = (disruptionNo: string, list: OrderList, count: number) =>
  useStaffQuery({
    // Read again when there are more of them.
    key: [KEY, 'orders', disruptionNo, list, count],
    read: (signal) => fetchDisruptedOrders(disruptionNo, list, signal),
    enabled: count > 0,
  })

export const useRefreshDisruptions = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: [memberId, OFFICE, KEY] }),
    [queryClient, memberId],
  )
}
