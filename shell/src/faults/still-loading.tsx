import { Button } from '@shuttle/ui'
import { useShellTexts } from '../i18n/use-shell-texts'
import { useElapsed } from '../remotes/use-elapsed'
import styles from './still-loading.module.css'

const STILL_LOADING_MS = 5000

/** After 5 s says that it still loads, and offers another attempt; the slow one goes on. */
export const StillLoading = ({ onRetry }: { onRetry: () => void }) => {
  const t = useShellTexts()
  const isLate = useElapsed(STILL_LOADING_MS)
  return (
    <div className={styles.place} role="status">
      {isLate && (
        <>
          <p>{t('loading.still')}</p>
          <Button kind="soft" onClick={onRetry}>
            {t('loading.retry')}
          </Button>
        </>
      )}
    </div>
  )
}
