import { toast, useLanguage } from '@shuttle/host'
import { saveFile } from '@shuttle/host/save-file'
import { formatDateTime } from '@shuttle/i18n/format'
import { useCallMutation } from '@shuttle/queries'
import { Button, Card, Row, Stack } from '@shuttle/ui'
import { type OrderExport, readOrderExportText } from '../../calls/order-exports'
import { useShowFailure } from '../../components/use-show-failure'
import { useOrdersTexts } from '../../i18n/use-orders-texts'
import { useOrderExports } from './use-order-exports'

const ExportedFile = ({ file }: { file: OrderExport }) => {
  const t = useOrdersTexts()
  const language = useLanguage()
  const showFailure = useShowFailure()
  const { send, isPending } = useCallMutation({ call: readOrderExportText, name: 'mf-backoffice: read file of orders' })
  const save = async () => {
    const outcome = await send(file)
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
          {t('files.save')}
        </Button>
      )}
    </Row>
  )
}

/** The files of one day; nothing where there are none. */
export const OrderExports = () => {
  const t = useOrdersTexts()
  const { files } = useOrderExports()
  if (files.length === 0) return null
  return (
    <Card title={t('files.title')}>
      <Stack gap="sm">
        {files.map((file) => (
          <ExportedFile key={file.id} file={file} />
        ))}
      </Stack>
    </Card>
  )
}
