import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { fetchOrderFile } from '../calls/order-file'
import { BACKOFFICE_KEY } from './keys'
import { useStaffQuery } from './use-staff-query'

const KEY = 'order-file'

/** An order with everything that belongs to it. */
export const useOrderFile = (orderNo: string) =>
  useStaffQuery({ key: [KEY, orderNo], read: (signal) => fetchOrderFile(orderNo, signal), enabled: orderNo !== '' })

/** Refetches an order after an action. */
export const useRefreshOrder = (orderNo: string): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY, orderNo] })
}
