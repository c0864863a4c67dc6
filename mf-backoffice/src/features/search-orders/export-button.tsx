import { fetchOrderExport } from '../../calls/found-orders'
import { CsvButton } from '../../components/csv-button'
import { useMay } from '../../state/use-staff-index'
import { useFoundOrders } from './use-found-orders'
import { useSearchAddress } from './use-search-address'

/** Saves the orders that fit, for who may. */
export const ExportButton = () => {
  const mayExport = useMay('order.export')
  const { search } = useSearchAddress()
  const total = useFoundOrders(search).data?.total ?? 0
  return mayExport && <CsvButton total={total} call={() => fetchOrderExport(search)} name="export orders" />
}
