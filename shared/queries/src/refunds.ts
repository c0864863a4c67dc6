import { applyRefund, type ConfirmedRefund, fetchRefundPreview, fetchRefunds, type Refund } from '@shuttle/calls'
import { emit } from '@shuttle/host'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemberId } from './member'
import { orderKey } from './orders'
import { refundStateInterval } from './refund-state-interval'
import { useCallMutation } from './use-call-mutation'

const previewKey = (memberId: string, orderNo: string) => [...orderKey(memberId, orderNo), 'refund-preview'] as const
const refundsKey = (memberId: string, orderNo: string) => [...orderKey(memberId, orderNo), 'refunds'] as const

/**
 * The state of every ticket of an order and the quote of the chosen ones. A quote is of one moment, so it is read again
 * for each screen and each choice; `isSecondary` if it is secondary content of the page.
 */
export const useRefundPreview = (orderNo: string, tickets: readonly string[] = [], { isSecondary = false } = {}) => {
  const memberId = useMemberId()
  return useQuery({
    queryKey: [...previewKey(memberId, orderNo), ...tickets],
    queryFn:
      memberId === '' || orderNo === '' ? skipToken : ({ signal }) => fetchRefundPreview(orderNo, tickets, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { isSecondary },
  })
}

/** The refunds of an order, the oldest first; read again while money is in transit. */
export const useRefunds = (orderNo: string, { isSecondary = false } = {}) => {
  const memberId = useMemberId()
  return useQuery({
    queryKey: refundsKey(memberId, orderNo),
    queryFn: memberId === '' || orderNo === '' ? skipToken : ({ signal }) => fetchRefunds(orderNo, { signal }),
    refetchInterval: ({ state: { data } }) => refundStateInterval(data),
    meta: { isSecondary },
  })
}

/** Refunds the tickets of a quote, reports it, and refreshes the order on every screen. Refused as `applyRefund` is. */
export const useApplyRefund = (name: string) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallMutation<ConfirmedRefund, Refund>({
    call: applyRefund,
    name,
    onDone: (refund, { orderNo }) => {
      queryClient.setQueryData<Refund[]>(refundsKey(memberId, orderNo), (known = []) => [
        ...known.filter(({ refundNo }) => refundNo !== refund.refundNo),
        refund,
      ])
      emit('orders:order-refunded', { orderNo })
      // Not the quote: its tickets can no longer be chosen.
      const { length } = previewKey(memberId, orderNo)
      void queryClient.invalidateQueries({
        queryKey: orderKey(memberId, orderNo),
        predicate: ({ queryKey }) => queryKey.length <= length,
      })
    },
  })
}
