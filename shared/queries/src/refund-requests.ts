import { fetchRefundRequest, type RefundRequest, withdrawRefundRequest } from '@shuttle/calls'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemberId } from './member'
import { orderKey } from './orders'
import { useCallMutation } from './use-call-mutation'

/** What may be asked of staff for an order, and its request; fees are of one moment, so each screen reads them anew. */
export const useRefundRequest = (orderNo: string) => {
  const memberId = useMemberId()
  return useQuery({
    queryKey: [...orderKey(memberId, orderNo), 'refund-request'],
    queryFn: memberId === '' || orderNo === '' ? skipToken : ({ signal }) => fetchRefundRequest(orderNo, { signal }),
    staleTime: 0,
  })
}

/** Takes back a request that waits, and has every screen read the order again. Refused as `withdrawRefundRequest` is. */
export const useWithdrawRefundRequest = (name: string) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallMutation<{ orderNo: string; requestNo: string }, RefundRequest>({
    call: withdrawRefundRequest,
    name,
    onDone: (_, { orderNo }) => void queryClient.invalidateQueries({ queryKey: orderKey(memberId, orderNo) }),
  })
}
