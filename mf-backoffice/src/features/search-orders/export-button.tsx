import { toast } from '@shuttle/host'
import { useCallMutation } from '@shuttle/queries'
import { Button } from '@shuttle/ui'
import { EXPORT_ROWS } from '@shuttle/wire/staff'
import { fetchOrderExport } from '../../calls/found-orders'
import { requestOrderExport } from '../../calls/order-exports'
import { CsvButton } from '../../components/csv-button'
import { useShowFailure } from '../../components/use-show-failure'
import type { OrderSearch } from '../../domain/order-search'
import { useOrdersTexts } from '../../i18n/use-orders-texts'
import { useMay } from '../../state/use-staff-index'
import { useFoundOrders } from './use-found-orders'
import { useOrderExports } from './use-order-exports'
import { useSearchAddress } from './use-search-address'

/** More orders than an answer takes: the service writes them into a file, and mails when it is ready. */
const PrepareButton = ({ total, search }: { total: number; search: OrderSearch }) => {
  const t = useOrdersTexts()
  const showFailure = useShowFailure()
  const { refresh } = useOrderExports()
  const { send, isPending } = useCallMutation({ call: requestOrderExport, name: 'mf-backoffice: write file of orders' })
  const prepare = async () => {
    const outcome = await send(search)
    if (outcome.kind === 'failed') showFailure(outcome.error)
    if (outcome.kind === 'done') toast(t('files.started'), 'success')
    await refresh()
  }
  return (
    <Button kind="soft" loading={isPending} onClick={() => void prepare()}>
      {t('files.prepare', { total })}
    </Button>
  )
}

/** Saves the orders that fit, for who may. */
export const ExportButton = () => {
  const mayExport = useMay('order.export')
  const { search } = useSearchAddress()
  const total = useFoundOrders(search).data?.total ?? 0
  if (!mayExport) return null
  if (total > EXPORT_ROWS) return <PrepareButton total={total} search={search} />
  return <CsvButton total={total} call={() => fetchOrderExport(search)} name="export orders" />
}
