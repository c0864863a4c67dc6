import { isReturnAddress, normalizePath } from '@shuttle/contracts'
import { sameSitePath } from '@shuttle/domain'

/** A page that asks to sign in for its own sake, by `successPath`; no remembered address leads there. */
const CHANGE_PASSWORD = '/change_password'

/** Where the sign-in page leads: the remembered address, else `successPath`, else home (accounts 2, login). */
export const destinationAfterSignIn = (from: {
  remembered: string | null | undefined
  successPath: string | null | undefined
}): string => {
  const remembered = sameSitePath(from.remembered)
  if (remembered !== undefined && isReturnAddress(remembered)) return remembered
  const asked = sameSitePath(from.successPath)
  if (asked === undefined) return '/'
  return isReturnAddress(asked) || normalizePath(asked) === CHANGE_PASSWORD ? asked : '/'
}
