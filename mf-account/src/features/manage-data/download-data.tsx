import { fetchMyData } from '@shuttle/calls'
import { civilDateAt } from '@shuttle/domain'
import { now, toast } from '@shuttle/host'
import { Button, Card, Stack } from '@shuttle/ui'
import { FailureNotice } from '../../form/failure-notice'
import styles from '../../form/form.module.css'
import { useAttempt } from '../../form/use-attempt'
import { useTexts } from '../../i18n/use-texts'
import { saveFile } from './save-file'

/** Everything the service keeps about this person, as a file. */
export const DownloadData = () => {
  const t = useTexts()
  const { isBusy, failure, attempt } = useAttempt()
  const handleDownload = async () => {
    const done = await attempt(fetchMyData)
    if (!done) return
    saveFile(`my-data-${civilDateAt(now())}.json`, JSON.stringify(done.result, null, 2), 'application/json')
    toast(t('myData.saved'), 'success')
  }
  return (
    <Card title={t('myData.downloadTitle')}>
      <Stack gap="lg">
        <p className={styles.introduction}>{t('myData.downloadText')}</p>
        <FailureNotice failure={failure} />
        <Button kind="soft" block loading={isBusy} onClick={() => void handleDownload()}>
          {t(isBusy ? 'myData.downloading' : 'myData.download')}
        </Button>
      </Stack>
    </Card>
  )
}
