import { useEffect } from 'react'

/** Makes the browser confirm before it closes or reloads a page while an operation is in progress. */
export const useLeaveWarning = (inFlight: boolean) => {
  useEffect(() => {
    if (!inFlight) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [inFlight])
}
