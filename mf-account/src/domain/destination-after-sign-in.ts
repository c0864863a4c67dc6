import { sameSitePath } from '@shuttle/domain'

/** Addresses nobody is sent back to (decision "the wire" 18). */
const NOT_RETURNED_TO = ['/login', '/register', '/change_password', '/author', '/page_anomalies', '/page_closed']

const pathnameOf = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase()

/** A page of ours that asks to sign in for its own sake, by `successPath`; nobody is sent back there unasked. */
const ASKED_FOR = '/change_password'

const leadsBack = (path: string): boolean => NOT_RETURNED_TO.includes(pathnameOf(path))

/** Where the sign-in page leads: the remembered address, else `successPath`, else home (accounts 2, login). */
export const destinationAfterSignIn = (from: {
  remembered: string | null | undefined
  successPath: string | null | undefined
}): string => {
  const remembered = sameSitePath(from.remembered)
  if (remembered !== undefined && !leadsBack(remembered)) return remembered
  const asked = sameSitePath(from.successPath)
  if (asked === undefined) return '/'
  return leadsBack(asked) && pathnameOf(asked) !== ASKED_FOR ? '/' : asked
}
