import {
  fetchRefundRequest,
  type NewRefundRequest,
  type RefundRequest,
  requestRefund,
  withdrawRefundRequest,
} from '@shuttle/calls'
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

/** Has every screen read the order again. */
const useRefresh = () => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return (_: unknown, { orderNo }: { orderNo: string }) =>
    void queryClient.invalidateQueries({ queryKey: orderKey(memberId, orderNo) })
}

/** Sends a request to staff. The caller stores `key` until the service has answered. Refused as `requestRefund` is. */
export const useRequestRefund = (name: string) => {
  const refresh = useRefresh()
  return useCallMutation<{ request: NewRefundRequest; key: string }, RefundRequest>({
    call: ({ request, key }) => requestRefund(request, key),
    name,
    onDone: (result, { request }) => refresh(result, request),
  })
}

/** Takes back a request that waits. Refused as `withdrawRefundRequest` is. */
export const useWithdrawRefundRequest = (name: string) =>
  useCallMutation<{ orderNo: string; requestNo: string }, RefundRequest>({
    call: withdrawRefundRequest,
    name,
    onDone: useRefresh(),
  })
