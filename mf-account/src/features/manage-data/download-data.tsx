import { fetchMyData } from '@shuttle/calls'
import { civilDateAt } from '@shuttle/domain'
import { FailureNotice, useSubmit } from '@shuttle/forms'
import { now, toast } from '@shuttle/host'
import { saveFile } from '@shuttle/host/save-file'
import { Button, Card, Stack } from '@shuttle/ui'
import { useProof } from '../../components/use-proof'
import { useTexts } from '../../i18n/use-texts'
import styles from './download-data.module.css'

/** Everything the service stores about this member, as a file. */
export const DownloadData = () => {
  const t = useTexts()
  const { withProof, proofDialog } = useProof()
  const { isPending, failure, submit } = useSubmit({
    name: 'mf-account: download of data',
    send: () => withProof(fetchMyData),
  })
  const handleDownload = async () => {
    const done = await submit()
    if (!done) return
    saveFile(`my-data-${civilDateAt(now())}.json`, JSON.stringify(done.result, null, 2), 'application/json')
    toast(t('myData.saved'), 'success')
  }
  return (
    <Card title={t('myData.downloadTitle')}>
      <Stack gap="lg">
        <p className={styles.introduction}>{t('myData.downloadText')}</p>
        <FailureNotice failure={failure} />
        <Button kind="soft" block loading={isPending} onClick={() => void handleDownload()}>
          {t(isPending ? 'myData.downloading' : 'myData.download')}
        </Button>
      </Stack>
      {proofDialog}
    </Card>
  )
}
