import { Button } from '@shuttle/ui'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsOnline } from '../faults/use-is-online'
import { useShellTexts } from '../i18n/use-shell-texts'
import { useShell } from '../shell'
import { HomeLink, MessagePage } from './message-page'

export const ANOMALIES = '/Page_anomalies'

/**
 * The anomalies page. It carries the failed address and the request number, so
 * that Retry and a reload lead back to them.
 */
export const anomalyAddress = (failed: { pathname: string; search: string }, requestId?: string): string =>
  `${ANOMALIES}?${new URLSearchParams({ from: failed.pathname + failed.search, ...(requestId && { request: requestId }) })}`

/** The number of the failed request; undefined when the address has anything else in its place. */
const failedRequest = (search: string): string | undefined => {
  const number = new URLSearchParams(search).get('request') ?? ''
  return /^[\w-]{1,64}$/.test(number) ? number : undefined
}

/** Reads the failed address; only paths of this site count, anything else is home. */
export const failedAddress = (search: string): string => {
  const from = new URLSearchParams(search).get('from') ?? '/'
  const isSameSite = /^\/(?![/\\])/.test(from) && !from.startsWith(ANOMALIES)
  return isSameSite ? from : '/'
}

/** Returns to the failed page, as it was left if it is still mounted; also restores the session again. */
export const useAnomalyRetry = (): (() => void) => {
  const { sessionService } = useShell()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return useCallback(() => {
    void sessionService.restoreAgain()
    if (pathname !== ANOMALIES) return
    if ((state as { isAbove?: boolean } | null)?.isAbove) void navigate(-1)
    else void navigate(failedAddress(search), { replace: true })
  }, [sessionService, navigate, pathname, search, state])
}

/** A call that failed without a message, or without network (D9.18): the page shows it and carries the address. */
export const AnomaliesPage = () => {
  const t = useShellTexts()
  const { search } = useLocation()
  const retry = useAnomalyRetry()
  const isOnline = useIsOnline()
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  return (
    <MessagePage
      heading={t(isOnline ? 'anomalies.heading' : 'anomalies.offlineHeading')}
      text={t(isOnline ? 'anomalies.text' : 'anomalies.offlineText')}
      requestId={failedRequest(search)}
    >
      <Button onClick={retry}>{t('anomalies.retry')}</Button>
      <HomeLink label={t('anomalies.home')} kind="text" />
    </MessagePage>
  )
}
