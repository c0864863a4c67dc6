import { fetchRefundRequest, type RefundRequest, withdrawRefundRequest } from '@shuttle/calls'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemberId } from './member'
import { orderKey } from './orders'
import { useCallMutation } from './use-call-mutation'

/**
 * The possible refund requests to staff for an order, and the sent one; fees are of one moment, so each screen reads
 * them again.
 */
export const useRefundRequest = (orderNo: string) => {
  const memberId = useMemberId()
  return useQuery({
    queryKey: [...orderKey(memberId, orderNo), 'refund-request'],
    queryFn: memberId === '' || orderNo === '' ? skipToken : ({ signal }) => fetchRefundRequest(orderNo, { signal }),
    staleTime: 0,
  })
}

/** Withdraws a waiting request, and refreshes the order on every screen. Refused as `withdrawRefundRequest` is. */
export const useWithdrawRefundRequest = (name: string) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallMutation<{ orderNo: string; requestNo: string }, RefundRequest>({
    call: withdrawRefundRequest,
    name,
    onDone: (_, { orderNo }) => void queryClient.invalidateQueries({ queryKey: orderKey(memberId, orderNo) }),
  })
}
