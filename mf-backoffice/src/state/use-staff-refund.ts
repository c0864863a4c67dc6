import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { fetchStaffRefundPreview } from '../calls/staff-refunds'
import { OFFICE } from './keys'
import { useStaffQuery } from './use-staff-query'

const KEY = 'staff-refund'

/** What refunding tickets of an order by hand comes to; without tickets the states of all. Each time it is asked stands in the audit. */
export const useStaffRefundPreview = (orderNo: string, tickets: readonly string[] = []) =>
  useStaffQuery({
    key: [KEY, orderNo, ...tickets],
    read: (signal) => fetchStaffRefundPreview({ orderNo, tickets }, signal),
    enabled: orderNo !== '',
  })

/** Reads everything of this remote again once tickets were refunded, or proposed to be: orders, previews, proposals. */
export const useRefreshAfterRefund = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, OFFICE] })
}
