import { queryOrderFileCall } from '@shuttle/wire/staff'
import { staffCall } from '../calls/staff-call'
import { useRefresh } from './use-refresh'
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
export const useRefreshOrderFile = (orderNo: string): (() => Promise<void>) => useRefresh(KEY, orderNo)
