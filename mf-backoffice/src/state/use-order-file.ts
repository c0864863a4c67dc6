import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { fetchOrderFile } from '../calls/order-file'
import { OFFICE } from './keys'
import { useStaffQuery } from './use-staff-query'

const KEY = 'order-file'

/** One order whole. */
export const useOrderFile = (orderNo: string) =>
  useStaffQuery({ key: [KEY, orderNo], read: (signal) => fetchOrderFile(orderNo, signal), enabled: orderNo !== '' })

/** Reads an order again after something was done to it. */
export const useRefreshOrder = (orderNo: string): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, OFFICE, KEY, orderNo] })
}
