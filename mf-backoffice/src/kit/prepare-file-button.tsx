import { toast } from '@shuttle/host'
import { useCallMutation } from '@shuttle/queries'
import { Button } from '@shuttle/ui'
import type { ListFile } from '@shuttle/wire/staff'
import { useTexts } from '../i18n/use-texts'
import type { ListName } from './calls/list-exports'
import { useListFiles } from './state/use-list-files'
import { useShowFailure } from './use-show-failure'

interface PrepareFileButtonProps {
  kind: ListName
  total: number
  call: () => Promise<ListFile>
}

/** Requests a file for more rows than one answer has; the service sends a mail when it is ready. */
export const PrepareFileButton = ({ kind, total, call }: PrepareFileButtonProps) => {
  const t = useTexts()
  const showFailure = useShowFailure()
  const { refresh } = useListFiles(kind)
  const { send, isPending } = useCallMutation({ call, name: 'mf-backoffice: write file of a list' })
  const prepare = async () => {
    const outcome = await send(undefined)
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
