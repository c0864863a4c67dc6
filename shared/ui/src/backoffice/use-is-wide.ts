import { useSyncExternalStore } from 'react'

const QUERY = '(min-width: 64rem)'

const watch = (listener: () => void) => {
  const query = window.matchMedia?.(QUERY)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
const read = () => window.matchMedia?.(QUERY).matches ?? true

/** Whether a panel fits beside the page. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, read)
