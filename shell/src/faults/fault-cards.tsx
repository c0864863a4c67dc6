import { ErrorCard, PageHeader } from '@shuttle/ui'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useShellTexts } from '../i18n/use-shell-texts'
import type { Owner } from '../registry/registry'
import { retryDelayMs } from '../remotes/retrying-loader'
import { useShell } from '../shell'
import styles from './fault-cards.module.css'

/** The card shown instead of a page or part that could not be loaded. */
export const FaultCard = ({ onRetry, isRetrying = false }: { onRetry: () => void; isRetrying?: boolean }) => {
  const t = useShellTexts()
  return (
    <div className={styles.place}>
      <ErrorCard
        title={t('card.title')}
        text={t('card.text')}
        retryLabel={t('card.retry')}
        onRetry={onRetry}
        busy={isRetrying}
      />
    </div>
  )
}

/** A page that could not be loaded: its title and the card. */
export const PageFaultCard = (props: { owner: Owner; onRetry: () => void; isRetrying?: boolean }) => {
  const { remotes, language: store } = useShell()
  const language = useSyncExternalStore(store.subscribe, store.get)
  return (
    <>
      <PageHeader title={remotes.title(props.owner, language)} />
      <FaultCard onRetry={props.onRetry} isRetrying={props.isRetrying ?? false} />
    </>
  )
}

/**
 * The card of something that threw while rendering. Retries by itself, and when the network or the reader comes back.
 * A whole page shows its title.
 */
export const RetryingCard = ({ retry, failures, page }: { retry: () => void; failures: number; page?: Owner }) => {
  const retryIfVisible = useEffectEvent(() => document.visibilityState === 'visible' && retry())
  useEffect(() => {
    const timer = setTimeout(retryIfVisible, retryDelayMs(failures, Math.random()))
    addEventListener('online', retryIfVisible)
    document.addEventListener('visibilitychange', retryIfVisible)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retryIfVisible)
      document.removeEventListener('visibilitychange', retryIfVisible)
    }
  }, [failures])
  return page ? <PageFaultCard owner={page} onRetry={retry} /> : <FaultCard onRetry={retry} />
}
