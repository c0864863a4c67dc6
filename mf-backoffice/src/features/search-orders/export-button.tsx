import { fetchOrderExport } from '../../calls/found-orders'
import { requestOrderFile } from '../../calls/list-exports'
import { CsvButton } from '../../components/csv-button'
import { useMay } from '../../state/use-staff-index'
import { useFoundOrders } from './use-found-orders'
import { useSearchAddress } from './use-search-address'

/** Exports the orders that match, for roles that may do so. */
export const ExportButton = () => {
  const mayExport = useMay('order.export')
  const { search } = useSearchAddress()
  const total = useFoundOrders(search).data?.total ?? 0
  if (!mayExport) return null
  return (
    <CsvButton
      kind="orders"
      total={total}
      call={() => fetchOrderExport(search)}
      request={() => requestOrderFile(search)}
    />
  )
}
