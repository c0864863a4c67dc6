import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useShell } from '../app/shell-context'
import { ANOMALIES, failedAddress } from './anomaly-address'

/** Back to the page that failed, as it was left when it is still kept; also asks again who is signed in. */
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
