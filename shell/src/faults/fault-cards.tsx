import type { RegistryEntry } from '@shuttle/contracts'
import { ErrorCard, PageHeader } from '@shuttle/ui'
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useShellTexts } from '../i18n/use-shell-texts'
import { HelpLine } from '../pages/help-line'
import { HomeLink } from '../pages/message-page'
import type { Owner } from '../registry/registry'
import { retryDelayMs } from '../remotes/retrying-loader'
import { useShell } from '../shell'
import styles from './fault-cards.module.css'
import { useIsOnline } from './use-is-online'

/** Whether the site has deleted this build: every build has a record, which no page requests and no cache holds. */
const useIsForgotten = (entry: string | undefined): boolean => {
  const [isForgotten, setForgotten] = useState(false)
  useEffect(() => {
    if (entry)
      fetch(entry.replace(/[^/]+$/, 'remote.json'), { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => setForgotten(status === 404),
        () => undefined,
      )
  }, [entry])
  return isForgotten
}

interface FaultCardProps {
  /** The version that could not be shown. */
  entry: RegistryEntry | undefined
  onRetry: () => void
  isRetrying?: boolean
  /** An alternative link. */
  action?: ReactNode
}

/**
 * The card of a page or part that could not be loaded; without network it shows that. For
 * a deleted build it offers a reload only.
 */
export const FaultCard = ({ entry, onRetry, isRetrying = false, action }: FaultCardProps) => {
  const t = useShellTexts()
  const isOnline = useIsOnline()
  const isForgotten = useIsForgotten(entry?.entry) && isOnline
  const key = isForgotten ? 'oldPage' : 'card'
  return (
    <div className={styles.place}>
      <ErrorCard
        title={t(isOnline ? `${key}.title` : 'anomalies.offlineHeading')}
        text={t(isOnline ? `${key}.text` : 'anomalies.offlineText')}
        retryLabel={t(isForgotten ? 'oldPage.reload' : 'anomalies.retry')}
        onRetry={isForgotten ? () => location.reload() : onRetry}
        busy={isRetrying && !isForgotten}
        action={action}
      />
    </div>
  )
}

/** A page that could not be loaded: title and card, and without a bottom bar a link to home. */
export const PageFaultCard = ({ owner, ...card }: { owner: Owner; onRetry: () => void; isRetrying?: boolean }) => {
  const { remotes, language: store } = useShell()
  const language = useSyncExternalStore(store.subscribe, store.get)
  const t = useShellTexts()
  return (
    <>
      <PageHeader title={remotes.title(owner, language)} />
      <FaultCard
        {...card}
        entry={owner.entry}
        action={!owner.page.bottomBar && <HomeLink label={t('anomalies.home')} kind="text" />}
      />
      <HelpLine />
    </>
  )
}

/**
 * The card of something that threw while rendering. Retries by itself, and when the network or the user returns; a
 * whole page shows its title.
 */
export const RetryingCard = (props: {
  retry: () => void
  failures: number
  entry: RegistryEntry | undefined
  page?: Owner
}) => {
  const { retry, failures, entry, page } = props
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
  return page ? <PageFaultCard owner={page} onRetry={retry} /> : <FaultCard entry={entry} onRetry={retry} />
}
