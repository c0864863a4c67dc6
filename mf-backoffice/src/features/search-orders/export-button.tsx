import { toast } from '@shuttle/host'
import { saveFile } from '@shuttle/host/save-file'
import { useCallMutation } from '@shuttle/queries'
import { Button } from '@shuttle/ui'
import { fetchOrderExport } from '../../calls/found-orders'
import { useShowFailure } from '../../components/use-show-failure'
import { useOrdersTexts } from '../../i18n/use-orders-texts'
import { useMay } from '../../state/use-staff-index'
import { useFoundOrders } from './use-found-orders'
import { useSearchAddress } from './use-search-address'

/** Saves the orders that fit as a file; says how many rows before and after. */
export const ExportButton = () => {
  const t = useOrdersTexts()
  const showFailure = useShowFailure()
  const mayExport = useMay('order.export')
  const { search } = useSearchAddress()
  const total = useFoundOrders(search).data?.total ?? 0
  const { send, isPending } = useCallMutation({ call: fetchOrderExport, name: 'mf-backoffice: export orders' })
  if (!mayExport || total === 0) return null
  const save = async () => {
    const outcome = await send(search)
    if (outcome.kind === 'failed') showFailure(outcome.error)
    if (outcome.kind !== 'done') return
    const { fileName, csv, rows, total: all } = outcome.result
    saveFile(fileName, csv, 'text/csv;charset=utf-8')
    if (rows < all) toast(t('search.exportedPart', { rows, total: all }), 'notice')
    else toast(t('search.exported', { rows }), 'success')
  }
  return (
    <Button kind="soft" loading={isPending} onClick={() => void save()}>
      {isPending ? t('search.exporting') : t('search.export', { count: total })}
    </Button>
  )
}
