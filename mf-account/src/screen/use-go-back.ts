import { useLocation, useNavigate } from 'react-router-dom'
import { HOME } from '../paths'

/**
 * Whether something of this visit lies behind: the shell counts its pages of this tab in the history state. A page that replaced the
 * first one, as sign-in does, is still the first. Elsewhere the router's own name for the first page has to do.
 */
const hasEarlierPage = (key: string): boolean => {
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'idx' in state) return Number(state.idx) > 0
  return key !== 'default'
}

/** Back in the history of this visit; from a page that was opened by its address to `fallback` instead of out of the site. */
export const useGoBack = (fallback: string = HOME): (() => void) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (hasEarlierPage(key)) navigate(-1)
    else navigate(fallback, { replace: true })
  }
}
