import { fetchOrders, type ListedOrder, type OrderFilter, type OrderPage } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { hasFailed } from './has-failed'
import { useMemberId } from './member'
import { refundStateInterval } from './refund-state-interval'
import { toastRefusal } from './show-failure'
import { useCallMutation } from './use-call-mutation'

const FIRST_PAGE = 20
const NEXT_PAGE = 10
/** The most that the service answers at once. */
const MOST_AT_ONCE = 50

interface OrderList {
  orders: readonly ListedOrder[]
  hasMore: boolean
}

/** Prefix of every list of a member's orders. */
export const orderListsKey = (memberId: string) => [memberId, 'orders'] as const

/** Reads a list from its beginning, as far as it was read before. */
const readOrders = async (
  { filter, isAirport }: Pick<OrderPage, 'filter' | 'isAirport'>,
  count: number,
  signal: AbortSignal,
): Promise<OrderList> => {
  const orders: ListedOrder[] = []
  for (;;) {
    const limit = Math.min(count - orders.length, MOST_AT_ONCE)
    const page = await fetchOrders({ filter, isAirport, afterOrderNo: orders.at(-1)?.orderNo ?? '', limit }, { signal })
    orders.push(...page)
    if (page.length < limit) return { orders, hasMore: false }
    if (orders.length >= count) return { orders, hasMore: true }
  }
}

/**
 * The member's orders, newest first: 20, then 10 at a time (accounts 9); `isAirport` for those of the airport line
 * only. Read again, the list has the same length, so that the scroll position stays; while money of a refund is in
 * transit, it is read again. `name` is for the report of a page that failed.
 */
export const useOrderList = (filter: OrderFilter, name: string, { isAirport = false } = {}) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  const language = useLanguage()
  const queryKey = [...orderListsKey(memberId), isAirport ? 'airport' : 'all lines', filter, language] as const
  const list = useQuery<OrderList>({
    queryKey,
    queryFn:
      memberId === ''
        ? skipToken
        : ({ signal }) => {
            const known = queryClient.getQueryData<OrderList>(queryKey)?.orders.length ?? 0
            return readOrders({ filter, isAirport }, Math.max(known, FIRST_PAGE), signal)
          },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => refundStateInterval(data?.orders.flatMap(({ refunds = [] }) => refunds)),
  })
  const { send, isPending, error } = useCallMutation<string, ListedOrder[]>({
    call: (afterOrderNo) => fetchOrders({ filter, isAirport, afterOrderNo, limit: NEXT_PAGE }),
    name,
    onDone: (page, afterOrderNo) =>
      queryClient.setQueryData<OrderList>(queryKey, (known) =>
        // The list was read again meanwhile and is shorter: this page no longer follows it.
        known?.orders.at(-1)?.orderNo === afterOrderNo
          ? { orders: [...known.orders, ...page], hasMore: page.length === NEXT_PAGE }
          : known,
      ),
  })
  /** The list is not changed: a message is a toast, and its end shows that the page is missing. */
  const loadAfter = async (afterOrderNo: string) => {
    const outcome = await send(afterOrderNo)
    if (outcome.kind === 'failed' && hasFailed(outcome)) toastRefusal(outcome.error, language)
  }
  const last = list.data?.hasMore ? list.data.orders.at(-1)?.orderNo : undefined
  return {
    list,
    /** Undefined at the end of the list. */
    loadMore: last === undefined ? undefined : () => void loadAfter(last),
    isLoadingMore: isPending,
    /** False while an ended session waits for sign-in. */
    hasMoreFailed: hasFailed({ error }),
  }
}

/** Refreshes every list of orders: one was placed, paid, cancelled, or its time is over. */
export const useRefreshOrderLists = (): (() => void) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: orderListsKey(memberId) }),
    [queryClient, memberId],
  )
}
