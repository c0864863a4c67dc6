import { sameSitePath } from '@shuttle/domain'

/** Addresses nobody is sent back to (decision "the wire" 18). */
const NOT_RETURNED_TO = ['/login', '/register', '/change_password', '/author', '/page_anomalies', '/page_closed']

const pathnameOf = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase()

/** Where the sign-in page leads: the remembered address, else `successPath`, else home (accounts 2, login). */
export const destinationAfterSignIn = (from: {
  remembered: string | null | undefined
  successPath: string | null | undefined
}): string => {
  const remembered = sameSitePath(from.remembered)
  if (remembered !== undefined && !NOT_RETURNED_TO.includes(pathnameOf(remembered))) return remembered
  return sameSitePath(from.successPath) ?? '/'
}
