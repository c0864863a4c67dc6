import { Button } from '@shuttle/ui'
import { useState, useSyncExternalStore } from 'react'
import { useShellTexts } from '../i18n/use-shell-texts'
import { useShell } from '../shell'
import styles from './restore-notice.module.css'

/**
 * Shown when the user-info call was lost: the member appears as a visitor until it is repeated.
 * Guarded pages show the anomalies page instead.
 */
export const RestoreNotice = () => {
  const { session: store, sessionService } = useShell()
  const t = useShellTexts()
  const isPending = useSyncExternalStore(store.subscribe, () => store.get().isRestorePending)
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await sessionService.restoreAgain()
    setBusy(false)
  }
  return (
    <div role="status">
      {isPending && (
        <div className={styles.notice}>
          <p>{t('session.unknown')}</p>
          <Button kind="soft" loading={isBusy} onClick={() => void retry()}>
            {t('anomalies.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
