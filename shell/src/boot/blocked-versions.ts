import { BASE_PATH } from '@shuttle/contracts'

/** A version of a remote, and the set of versions that the page was made of. */
export interface RunningVersion {
  name: string
  version: string
  revision: string
}

/** The cookie by which the composer picks the version before: `name~version~revision~times`, joined by `!`. */
const COOKIE = 'blocked'
const DAY_SECONDS = 86_400
/** A version that blocked the page this often is not loaded again. */
const TOO_OFTEN = 2
const MOST_VERSIONS = 5

const readCookie = (): string => new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? ''

/**
 * Counts for a day that a version blocked the page. Returns whether the composer gives this browser another one from
 * now on, where it has one. Another set of versions counts anew.
 */
export const countBlocked = ({ name, version, revision }: RunningVersion): boolean => {
  const key = `${name}~${version}~${revision}~`
  const all = readCookie().split('!').filter(Boolean)
  const known = all.find((one) => one.startsWith(key))
  const times = Number(known?.slice(key.length) ?? 0) + 1
  const others = all.filter((one) => !one.startsWith(`${name}~${version}~`))
  const value = [...others, key + times].slice(-MOST_VERSIONS).join('!')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16.4
  document.cookie = `${COOKIE}=${value}; path=${BASE_PATH}; max-age=${DAY_SECONDS}; samesite=lax`
  // Browsers write the cookie asynchronously: reading it waits for the write.
  return times >= TOO_OFTEN && readCookie() === value
}
