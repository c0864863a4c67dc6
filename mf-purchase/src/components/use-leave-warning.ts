import { useEffect } from 'react'

/** Makes the browser confirm before it closes or reloads a page on which something is under way. */
export const useLeaveWarning = (underWay: boolean) => {
  useEffect(() => {
    if (!underWay) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [underWay])
}
