import { returnTo } from '@shuttle/host'

const WAIT_MS = 2000

/**
 * The only handler of 401 and 408 (D9.18): shows a toast, stores the page, and goes to sign-in after 2 s, once for
 * calls that fail together. A member that signed in again meanwhile, in any tab, stays on the page.
 */
export const createUnauthorizedHandler = (parts: {
  notify: (code: '401' | '408') => void
  location: () => { pathname: string; search: string }
  /** The token of the signed-in member. */
  token: () => string | undefined
  expire: () => void
  goToSignIn: () => void
  /** Called when the member has signed in again meanwhile: refetches what was refused. */
  readAgain: () => void
}) => {
  let isLeaving = false
  const handle = (code: '401' | '408'): void => {
    if (isLeaving) return
    isLeaving = true
    const refused = parts.token()
    parts.notify(code)
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
    /** True between the announcement of sign-in and its opening: other failures are not announced then. */
    isLeaving: () => isLeaving,
  }
}
