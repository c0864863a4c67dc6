import { BASE_PATH, BUS_NAME } from '@shuttle/contracts'
import { TEXTS } from '../i18n/texts'

type Sentence = 'settingUp' | 'notAvailable' | 'badAddress' | 'tooManyRequests' | 'tooManyCookies'

const { en, 'zh-cn': zhCn, 'zh-hk': zhHk } = TEXTS

const inThreeLanguages = (key: 'tryAgain' | 'home' | 'requestNumber' | 'contact'): string =>
  `${en[key]} · <span lang="zh-CN">${zhCn[key]}</span> · <span lang="zh-HK">${zhHk[key]}</span>`

const HOME = `<a href="${BASE_PATH}">${inThreeLanguages('home')}</a>`
const TRY_AGAIN = `<a href="">${inThreeLanguages('tryAgain')}</a>`
const contact = (support: string): string =>
  `${inThreeLanguages('contact')}: <a href="mailto:${support}">${support}</a>`

/** A page without any file, in three languages because nothing about the visitor is known. */
const plainPage = (sentence: Sentence, requestId: string, support: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${BUS_NAME.en} · ${BUS_NAME['zh-hk']}</title></head><body><main>`,
    `<h1>${BUS_NAME.en}</h1>`,
    `<p>${en[sentence]}</p>`,
    `<p lang="zh-CN">${zhCn[sentence]}</p>`,
    `<p lang="zh-HK">${zhHk[sentence]}</p>`,
    // The address of a bad request cannot be parsed again.
    ...(sentence === 'badAddress' ? [] : [`<p>${TRY_AGAIN}</p>`]),
    `<p>${HOME}</p>`,
    `<p>${contact(support)}</p>`,
    `<p>${inThreeLanguages('requestNumber')}: ${requestId}</p>`,
    '</main></body></html>',
  ].join('\n')

export const settingUpPage = (requestId: string, support: string): string => plainPage('settingUp', requestId, support)
export const notAvailablePage = (requestId: string, support: string): string =>
  plainPage('notAvailable', requestId, support)

export const PLAIN_HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'retry-after': '5',
} as const

/** The site's root and everything below the base, without files and calls. */
const PAGES = new RegExp(
  `^(?:/|${BASE_PATH.slice(0, -1)}(?!/(?:shell|remotes|registry|report)(?:[/.?]|$))(?:[/?].*)?|/\\?.*)$`,
  's',
)

/**
 * The page a visitor gets when a page request was refused with this status; undefined for
 * other requests. The caller sets Retry-After.
 */
export const refusalPage = (
  { method, url, id }: { method: string; url: string; id: string },
  status: number,
  support: string,
): { html: string; headers: Record<string, string> } | undefined => {
  if ((method !== 'GET' && method !== 'HEAD') || !PAGES.test(url)) return undefined
  const { 'retry-after': _, ...headers } = PLAIN_HEADERS
  if (status === 431)
    return { html: plainPage('tooManyCookies', id, support), headers: { ...headers, 'clear-site-data': '"cookies"' } }
  if (status === 429) return { html: plainPage('tooManyRequests', id, support), headers }
  return { html: status < 500 ? plainPage('badAddress', id, support) : notAvailablePage(id, support), headers }
}
