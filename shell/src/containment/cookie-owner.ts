/** Key in the storage of the device for each cookie that is not the site's own: it must survive a reload. */
export const COOKIE_OWNER = 'cookie '

/** Where a cookie was put: the attributes that a removal must repeat. */
const readPlace = (text: string): string => (text.match(/;\s*(path|domain|secure)\b[^;]*/gi) ?? []).join('')

/** Stores the address of the file that set a cookie, and where it was put. */
export const storeCookieOwner = (text: string, caller = ''): void => {
  try {
    localStorage.setItem(`${COOKIE_OWNER}${text.split(/[=;]/)[0]?.trim()}`, `${caller}${readPlace(text)}`)
  } catch {
    // A full storage: the cookie stays until it expires.
  }
}
