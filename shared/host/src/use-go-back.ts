import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Whether the tab has an earlier page of this site. The shell counts its pages in the history state, where a page that
 * replaced the first one is still the first; a router without the shell only marks its first page.
 */
const hasEarlierPage = (key: string): boolean => {
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'idx' in state) return Number(state.idx) > 0
  return key !== 'default'
}

/**
 * Goes back within the site; on a page opened by its address, replaces it by `fallback` instead of leaving the site.
 */
export const useGoBack = (fallback = '/'): (() => void) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  return useCallback(() => {
    if (hasEarlierPage(key)) navigate(-1)
    else navigate(fallback, { replace: true })
  }, [navigate, fallback, key])
}
