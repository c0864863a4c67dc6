import { returnTo } from '@shuttle/host'

const WAIT_MS = 2000

/**
 * The one owner of 401 and 408 (D9.18): shows a toast, remembers the page, and after 2 s goes to sign-in.
 * However many calls fail together, it happens once. A member who signed in again meanwhile, in any tab, stays.
 */
export const createUnauthorizedHandler = (parts: {
  say: (code: '401' | '408') => void
  location: () => { pathname: string; search: string }
  /** The token of the signed-in member. */
  token: () => string | undefined
  expire: () => void
  goToSignIn: () => void
  /** The member has signed in again meanwhile: what was refused is worth another call. */
  readAgain: () => void
}) => {
  let isLeaving = false
  const handle = (code: '401' | '408'): void => {
    if (isLeaving) return
    isLeaving = true
    const refused = parts.token()
    parts.say(code)
    const { pathname, search } = parts.location()
    returnTo.set(pathname + search)
    setTimeout(() => {
      isLeaving = false
      const token = parts.token()
      if (token !== undefined && token !== refused) return parts.readAgain()
      parts.expire()
      if (parts.location().pathname !== '/login') parts.goToSignIn()
    }, WAIT_MS)
  }
  return {
    handle,
    /** Sign-in was announced and is about to open: nothing else is announced meanwhile. */
    isLeaving: () => isLeaving,
  }
}
