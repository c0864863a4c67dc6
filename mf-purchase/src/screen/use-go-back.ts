import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** The router counts its entries of this tab in the history state; the first one has nothing of ours behind it. */
const hasEarlierPage = () => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** One page back, or to `fallback` on a page that was opened by its address. */
export const useGoBack = (fallback: string): (() => void) => {
  const navigate = useNavigate()
  return useCallback(() => {
    if (hasEarlierPage()) navigate(-1)
    else navigate(fallback, { replace: true })
  }, [navigate, fallback])
}
