import { Button } from '@shuttle/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useShellTexts } from '../i18n/use-shell-texts'
import { HomeLink } from './home-link'
import { MessagePage } from './message-page'
import { useAnomalyRetry } from './use-anomaly-retry'

const subscribeToNetwork = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** A call that failed without a message, or without network (decision "the wire" 18): says so and keeps the address. */
export const AnomaliesPage = () => {
  const t = useShellTexts()
  const retry = useAnomalyRetry()
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  return (
    <MessagePage
      heading={t(isOnline ? 'anomalies.heading' : 'anomalies.offlineHeading')}
      text={t(isOnline ? 'anomalies.text' : 'anomalies.offlineText')}
    >
      <Button onClick={retry}>{t('anomalies.retry')}</Button>
      <HomeLink label={t('anomalies.home')} kind="text" />
    </MessagePage>
  )
}
