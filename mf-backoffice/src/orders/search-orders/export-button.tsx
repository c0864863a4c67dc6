import { exportOrdersCall, startOrderExportCall } from '@shuttle/wire/staff'
import { EXPORT_TIMEOUT_MS } from '../../kit/calls/csv-file'
import { staffCall } from '../../kit/calls/staff-call'
import { CsvButton } from '../../kit/csv-button'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { toOrderSearch } from '../domain/order-search'
import { ORDERS_ADDRESS } from '../domain/orders-address'
import { useFoundOrders } from './use-found-orders'

/** Exports the orders that match, for roles that may do so. */
export const ExportButton = () => {
  const mayExport = useMay('order.export')
  const search = toOrderSearch(useSearchState(ORDERS_ADDRESS).values)
  const { filters, sort } = search
  const total = useFoundOrders(search).data?.total ?? 0
  if (!mayExport) return null
  return (
    <CsvButton
      kind="orders"
      total={total}
      call={() => staffCall(exportOrdersCall, { filters, sort }, { timeoutMs: EXPORT_TIMEOUT_MS })}
      request={() => staffCall(startOrderExportCall, { filters, sort })}
    />
  )
}
