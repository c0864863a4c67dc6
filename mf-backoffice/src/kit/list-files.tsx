import { toast, useLanguage } from '@shuttle/host'
import { saveFile } from '@shuttle/host/save-file'
import { formatDateTime } from '@shuttle/i18n/format'
import { useCallMutation } from '@shuttle/queries'
import { Button, Card, Row, Stack } from '@shuttle/ui'
import type { ListFile } from '@shuttle/wire/staff'
import { useTexts } from '../i18n/use-texts'
import { type ListName, readListFile } from './calls/list-exports'
import { useListFiles } from './state/use-list-files'
import { useShowFailure } from './use-show-failure'

const WrittenFile = ({ kind, file }: { kind: ListName; file: ListFile }) => {
  const t = useTexts()
  const language = useLanguage()
  const showFailure = useShowFailure()
  const { send, isPending } = useCallMutation({
    call: () => readListFile(kind, file),
    name: 'mf-backoffice: read file of a list',
  })
  const save = async () => {
    const outcome = await send(undefined)
    if (outcome.kind === 'failed') showFailure(outcome.error)
    if (outcome.kind !== 'done') return
    saveFile(file.fileName, outcome.result, 'text/csv;charset=utf-8')
    toast(t('files.saved', { rows: file.rows }), 'success')
  }
  return (
    <Row>
      <p>
        {formatDateTime(file.startedAt, language)}: {t(`files.${file.state}`, { rows: file.rows })}
      </p>
      {file.state === 'ready' && (
        <Button kind="soft" loading={isPending} onClick={() => void save()}>
          {t('common.save')}
        </Button>
      )}
    </Row>
  )
}

/** The files of a list of one day; renders nothing without any. */
export const ListFiles = ({ kind }: { kind: ListName }) => {
  const t = useTexts()
  const { files } = useListFiles(kind)
  if (files.length === 0) return null
  return (
    <Card title={t('files.title')}>
      <Stack gap="sm">
        {files.map((file) => (
          <WrittenFile key={file.id} kind={kind} file={file} />
        ))}
      </Stack>
    </Card>
  )
}
