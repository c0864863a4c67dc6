import { BASE_PATH, isReturnAddress, normalizePath } from '@shuttle/contracts'
import { sameSitePath } from '@shuttle/domain'

/** The page that requests sign-in by `successPath`; no other address leads back to it. */
const CHANGE_PASSWORD = '/change_password'

/** Where the sign-in page leads: the return address, else `successPath`, else home (accounts 2, login). */
export const destinationAfterSignIn = (from: {
  returnTo: string | null | undefined
  successPath: string | null | undefined
}): string => {
  const returnAddress = sameSitePath(from.returnTo, BASE_PATH)
  if (returnAddress !== undefined && isReturnAddress(returnAddress)) return returnAddress
  const requested = sameSitePath(from.successPath, BASE_PATH)
  if (requested === undefined) return '/'
  return isReturnAddress(requested) || normalizePath(requested) === CHANGE_PASSWORD ? requested : '/'
}
