import { applyRefund, type ConfirmedRefund, fetchRefundPreview, fetchRefunds, type Refund } from '@shuttle/calls'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemberId } from './member'
import { orderKey } from './orders'
import { useCallMutation } from './use-call-mutation'

/**
 * The state of every ticket of an order and the quote of the chosen ones. A quote is of one moment, so it is read anew for each
 * screen and each choice.
 */
export const useRefundPreview = (orderNo: string, tickets: readonly string[] = []) => {
  const memberId = useMemberId()
  return useQuery({
    queryKey: [...orderKey(memberId, orderNo), 'refund-preview', ...tickets],
    queryFn:
      memberId === '' || orderNo === '' ? skipToken : ({ signal }) => fetchRefundPreview(orderNo, tickets, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** The refunds of an order, the oldest first. */
export const useRefunds = (orderNo: string) => {
  const memberId = useMemberId()
  return useQuery({
    queryKey: [...orderKey(memberId, orderNo), 'refunds'],
    queryFn: memberId === '' || orderNo === '' ? skipToken : ({ signal }) => fetchRefunds(orderNo, { signal }),
  })
}

/** Refunds the tickets of a quote, and has every screen read their order again. Refused as `applyRefund` is. */
export const useApplyRefund = (name: string) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallMutation<ConfirmedRefund, Refund>({
    call: applyRefund,
    name,
    onDone: (_, { orderNo }) => void queryClient.invalidateQueries({ queryKey: orderKey(memberId, orderNo) }),
  })
}
