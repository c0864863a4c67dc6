import { Button } from '@shuttle/ui'
import { useEffect, useState } from 'react'
import { useShellTexts } from '../i18n/use-shell-texts'
import styles from './still-loading.module.css'

/** True once the component has been on screen for so long. Zero is true at once. */
export const useElapsed = (ms: number): boolean => {
  const [isOver, setOver] = useState(ms === 0)
  useEffect(() => {
    if (ms === 0) return
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}

/** Time after which a load that is merely slow shows a notice. */
export const STILL_LOADING_MS = 5000

/** Shows after 5 s that the load continues, and offers another try in parallel to the slow one. */
export const StillLoading = ({ onRetry }: { onRetry: () => void }) => {
  const t = useShellTexts()
  const isLate = useElapsed(STILL_LOADING_MS)
  return (
    <div className={styles.place} role="status">
      {isLate && (
        <>
          <p>{t('loading.still')}</p>
          <Button kind="soft" onClick={onRetry}>
            {t('anomalies.retry')}
          </Button>
        </>
      )}
    </div>
  )
}
