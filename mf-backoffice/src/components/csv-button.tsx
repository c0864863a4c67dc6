import { toast } from '@shuttle/host'
import { saveFile } from '@shuttle/host/save-file'
import { useCallMutation } from '@shuttle/queries'
import { Button } from '@shuttle/ui'
import { EXPORT_ROWS } from '@shuttle/wire/staff'
import type { CsvFile } from '../calls/csv-file'
import { useTexts } from '../i18n/use-texts'
import { useShowFailure } from './use-show-failure'

/** Saves the rows of a table that fit as a file; says how many before and after. Nothing where there are none. */
export const CsvButton = ({ total, call, name }: { total: number; call: () => Promise<CsvFile>; name: string }) => {
  const t = useTexts()
  const showFailure = useShowFailure()
  const { send, isPending } = useCallMutation({ call, name: `mf-backoffice: ${name}` })
  if (total === 0) return null
  const save = async () => {
    const outcome = await send(undefined)
    if (outcome.kind === 'failed') showFailure(outcome.error)
    if (outcome.kind !== 'done') return
    const { fileName, csv, rows, total: all } = outcome.result
    saveFile(fileName, csv, 'text/csv;charset=utf-8')
    if (rows < all) toast(t('table.exportedPart', { rows, total: all }), 'notice')
    else toast(t('table.exported', { rows }), 'success')
  }
  const label =
    total > EXPORT_ROWS ? t('table.exportFirst', { rows: EXPORT_ROWS, total }) : t('table.export', { count: total })
  return (
    <Button kind="soft" loading={isPending} onClick={() => void save()}>
      {isPending ? t('table.exporting') : label}
    </Button>
  )
}
