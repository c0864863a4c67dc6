import {
  type ChangedOrder,
  cancelOrder,
  changeDeparture,
  type DepartureChange,
  fetchOrder,
  type Order,
} from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import { emit, reportFailure, useLanguage } from '@shuttle/host'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useMemberId } from './member'
import { refundStateInterval } from './refund-state-interval'
import { useCallMutation } from './use-call-mutation'

/** Prefix of an order in every language. */
export const orderKey = (memberId: string, orderNo: string) => [memberId, 'order', orderNo] as const

export const orderQuery = (memberId: string, orderNo: string, language: LanguageCode) =>
  queryOptions({
    queryKey: [...orderKey(memberId, orderNo), language],
    queryFn: ({ signal }) => fetchOrder(orderNo, { signal }),
  })

/**
 * One order of the signed-in member, in the language of the screen; read again while money of a refund is in transit.
 * `isSecondary` if it is secondary content of the page.
 */
export const useOrder = (orderNo: string, { isSecondary = false } = {}) => {
  const language = useLanguage()
  const memberId = useMemberId()
  const query = orderQuery(memberId, orderNo, language)
  return useQuery({
    ...query,
    ...((memberId === '' || orderNo === '') && { queryFn: skipToken }),
    refetchInterval: ({ state: { data } }) => refundStateInterval(data?.refunds),
    meta: { isSecondary },
  })
}

/**
 * Reads an order again, for every screen that shows it. Reports a failure and rejects as `fetchOrder` does; the caller
 * shows it.
 */
export const useReadOrder = (): ((orderNo: string) => Promise<Order>) => {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const memberId = useMemberId()
  return useCallback(
    async (orderNo) => {
      try {
        const order = await fetchOrder(orderNo)
        queryClient.setQueryData(orderQuery(memberId, orderNo, language).queryKey, order)
        return order
      } catch (error) {
        reportFailure(error, 'read order')
        throw error
      }
    },
    [queryClient, memberId, language],
  )
}

/** Refreshes an order on every screen. */
export const useRefreshOrder = (): ((orderNo: string) => void) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    (orderNo) => void queryClient.invalidateQueries({ queryKey: orderKey(memberId, orderNo) }),
    [queryClient, memberId],
  )
}

/** Cancels an unpaid order. Refused: ORDER_NOT_CANCELLABLE, ORDER_NOT_FOUND. */
export const useCancelOrder = (name: string) =>
  useCallMutation<string, void>({
    call: cancelOrder,
    name,
    onDone: (_, orderNo) => emit('orders:order-cancelled', { orderNo }),
  })

/**
 * Changes the departure of an airport order. The caller stores `key` until the service has answered, so that a
 * repetition is the same change.
 */
export const useChangeDeparture = (name: string) =>
  useCallMutation<{ change: DepartureChange; key: string }, ChangedOrder>({
    call: ({ change, key }) => changeDeparture(change, key),
    name,
    onDone: ({ orderNo }) => emit('orders:order-changed', { orderNo }),
  })
