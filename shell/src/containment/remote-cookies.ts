import { safeStorage } from '@shuttle/host'
import { COOKIE_OWNER } from './cookie-owner'

/** Where a cookie was put: the attributes that a removal must repeat. */
const readPlace = (text: string): string => (text.match(/;\s*(path|domain|secure)\b[^;]*/gi) ?? []).join('')

/**
 * Removes the cookies that scripts of a remote set, before a reload too. Returns whether there were some. `ownerOf`
 * answers the remote of a file.
 */
export const pruneCookies = (remote: string, ownerOf: (address: string) => string | undefined): boolean => {
  let isLeft = false
  const { local } = safeStorage
  for (const key of local.keys()) {
    if (!key.startsWith(COOKIE_OWNER)) continue
    const [caller = '', text = ''] = (local.get(key) ?? '').split('\n')
    if (ownerOf(caller) !== remote) continue
    local.remove(key)
    const before = document.cookie
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16.4
    document.cookie = `${key.slice(COOKIE_OWNER.length)}=; max-age=0${readPlace(text)}`
    isLeft ||= document.cookie !== before
  }
  return isLeft
}
