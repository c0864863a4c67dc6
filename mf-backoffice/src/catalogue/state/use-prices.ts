import { queryPricesCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'prices'

/** Prices of a line from today on; of the first line where the code is empty. */
export const usePrices = (lineCode: string) =>
  useStaffQuery({
    key: [KEY, lineCode],
    read: (signal) => staffCall(queryPricesCall, { lineCode: lineCode || undefined }, { signal }),
    showsPreviousData: true,
  })

/** Refetches prices after a change. */
export const useRefreshPrices = (): (() => Promise<void>) => useRefresh(KEY)
