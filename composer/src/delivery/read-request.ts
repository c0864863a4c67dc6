import type { LanguageCode } from '@shuttle/contracts'
import { chooseLanguage } from '@shuttle/domain'

/** The page's language: `?lang=`, else the mirrored choice, else the browser's first language. */
export const pageLanguage = (
  query: URLSearchParams,
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined },
): LanguageCode =>
  chooseLanguage({
    query: query.get('lang'),
    stored: cookieValue(headers.cookie, 'lang') ?? null,
    browser: headers['accept-language']?.split(',')[0]?.split(';')[0]?.trim(),
  })

export const cookieValue = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1]

/** Whether a browser may have a session: on https the service accepts only the second cookie, on http the first. */
export const mayHaveSession = (header: string | undefined): boolean =>
  ['token', '__Host-token'].some((name) => cookieValue(header, name) !== undefined)

/** A `Set-Cookie` line that no script can read. `maxAge` in seconds; 0 removes the cookie. */
export const hiddenCookie = (name: string, value: string, options: { maxAge: number; secure: boolean }): string =>
  `${name}=${value}; Path=/; Max-Age=${options.maxAge}; HttpOnly; SameSite=Lax${options.secure ? '; Secure' : ''}`

/** Versions that a browser remembers as having blocked its page. */
const MOST_BLOCKED = 5
/** Times that a version may block the page before the browser gets the version before. */
const TOO_OFTEN = 2

/** A version that blocked the page of a browser twice within a day, and the set that its page was made of. */
export interface BlockedVersion {
  app: string
  version: string
  revision: string
}

/** `name~version~revision~times`, joined by `!`, as the boot script writes it; anything else is left out. */
export const readBlocked = (header: string | undefined): BlockedVersion[] =>
  (cookieValue(header, 'blocked') ?? '')
    .split('!', MOST_BLOCKED)
    .map((one) => one.split('~'))
    .filter(({ length, 3: times }) => length === 4 && Number(times) >= TOO_OFTEN)
    .map(([app = '', version = '', revision = '']) => ({ app, version, revision }))
