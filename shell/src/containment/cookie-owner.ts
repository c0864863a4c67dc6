/** Key in the storage of the device for each cookie that is not the site's own: it must survive a reload. */
export const COOKIE_OWNER = 'cookie '

/** Stores the address of the file that set a cookie, and the text that set it, without its value. */
export const storeCookieOwner = (text: string, caller = ''): void => {
  try {
    localStorage.setItem(`${COOKIE_OWNER}${text.split(/[=;]/)[0]?.trim()}`, `${caller}\n${text.replace(/=[^;]*/, '')}`)
  } catch {
    // A full storage: the cookie stays until it expires.
  }
}
