import { useMemberId } from '@shuttle/queries'
import { queryOrderFileCall } from '@shuttle/wire/staff'
import { useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../calls/staff-call'
import { BACKOFFICE_KEY } from './keys'
import { useStaffQuery } from './use-staff-query'

const KEY = 'order-file'

/** An order with everything that belongs to it. */
export const useOrderFile = (orderNo: string) =>
  useStaffQuery({
    key: [KEY, orderNo],
    read: (signal) => staffCall(queryOrderFileCall, { orderNo }, { signal }),
    enabled: orderNo !== '',
  })

/** Refetches an order after an action. */
export const useRefreshOrder = (orderNo: string): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY, orderNo] })
}
