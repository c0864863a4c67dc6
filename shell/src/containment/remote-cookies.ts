import type { GuardedCall } from './guard-globals'

/** Where a cookie was put: the attributes that a removal must repeat. */
const readPlace = (text: string): string => (text.match(/;\s*(path|domain|secure)\b[^;]*/gi) ?? []).join('')

/** Removes cookies that scripts of a remote set. */
export const createRemoteCookies = () => {
  const all = new Map<string, Set<string>>()
  return {
    hear: ({ name, args = [], result }: GuardedCall, remote: string): void => {
      if (name !== 'cookie' || !result) return
      const text = String(args[0])
      const [key = ''] = text.split(/[=;]/)
      all.set(remote, (all.get(remote) ?? new Set()).add(`${key.trim()}=; max-age=0${readPlace(text)}`))
    },
    /** Returns whether the remote had left some. */
    prune: (remote: string): boolean => {
      const removals = all.get(remote) ?? []
      all.delete(remote)
      let isLeft = false
      for (const removal of removals) {
        const before = document.cookie
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16.4
        document.cookie = removal
        isLeft ||= document.cookie !== before
      }
      return isLeft
    },
  }
}
