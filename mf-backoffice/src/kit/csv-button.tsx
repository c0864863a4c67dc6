import { toast } from '@shuttle/host'
import { saveFile } from '@shuttle/host/save-file'
import { useCallMutation } from '@shuttle/queries'
import { Button } from '@shuttle/ui'
import { type CsvFile, EXPORT_ROWS, type ListFile } from '@shuttle/wire/staff'
import { useTexts } from '../i18n/use-texts'
import type { ListName } from './calls/list-exports'
import { PrepareFileButton } from './prepare-file-button'
import { useShowFailure } from './use-show-failure'

interface CsvButtonProps {
  kind: ListName
  total: number
  /** Exports the rows in one answer. */
  call: () => Promise<CsvFile>
  /** Requests a file, for more rows than one answer has. */
  request: () => Promise<ListFile>
}

const SaveButton = ({ total, call, kind }: Omit<CsvButtonProps, 'request'>) => {
  const t = useTexts()
  const showFailure = useShowFailure()
  const { send, isPending } = useCallMutation({ call, name: `mf-backoffice: export ${kind}` })
  const save = async () => {
    const outcome = await send(undefined)
    if (outcome.kind === 'failed') showFailure(outcome.error)
    if (outcome.kind !== 'done') return
    const { fileName, csv, rows, total: all } = outcome.result
    saveFile(fileName, csv, 'text/csv;charset=utf-8')
    if (rows < all) toast(t('table.exportedPart', { rows, total: all }), 'notice')
    else toast(t('table.exported', { rows }), 'success')
  }
  return (
    <Button kind="soft" loading={isPending} onClick={() => void save()}>
      {isPending ? t('table.exporting') : t('table.export', { count: total })}
    </Button>
  )
}

/** Saves all rows of a table as a file, and shows their number before and after. Renders nothing without rows. */
export const CsvButton = ({ request, ...list }: CsvButtonProps) => {
  if (list.total === 0) return null
  return list.total > EXPORT_ROWS ? (
    <PrepareFileButton kind={list.kind} total={list.total} call={request} />
  ) : (
    <SaveButton {...list} />
  )
}
