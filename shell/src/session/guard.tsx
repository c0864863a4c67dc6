import { returnTo } from '@shuttle/host'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { type Location, useNavigate } from 'react-router'
import { AnomaliesPage } from '../pages/anomalies-page'
import { NotAllowedPage } from '../pages/message-pages'
import type { Owner } from '../registry/registry'
import { useShell } from '../shell'

const STAFF_LEVEL = 9

const ToSignIn = ({ location }: { location: Location }) => {
  const navigate = useNavigate()
  useEffect(() => {
    returnTo.set(location.pathname + location.search)
    void navigate('/login', { replace: true })
  }, [location, navigate])
  return null
}

/**
 * Decides whether the user may see a page. While the session is being restored the page
 * renders: its own calls carry the session.
 */
export const Guard = ({ owner, location, children }: { owner: Owner; location: Location; children: ReactNode }) => {
  const store = useShell().session
  const { session, isRestorePending } = useSyncExternalStore(store.subscribe, store.get)
  const { guard } = owner.page
  if (guard === 'public' || session.kind === 'unknown') return children
  if (session.kind === 'visitor') return isRestorePending ? <AnomaliesPage /> : <ToSignIn location={location} />
  return guard === 'staff' && session.user.level < STAFF_LEVEL ? <NotAllowedPage /> : children
}
