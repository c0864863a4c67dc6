import { useLocation, useNavigate } from 'react-router-dom'
import { HOME } from '../paths'

/** Back in the history of this visit; a page that was opened by its address leads home instead of out of the site. */
export const useGoBack = (): (() => void) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (key === 'default') navigate(HOME, { replace: true })
    else navigate(-1)
  }
}
