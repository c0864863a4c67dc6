import type { LanguageCode } from '@shuttle/contracts'
import { chooseLanguage } from '@shuttle/domain'
import { cookieValue } from './cookies'

/** The page's language: `?lang=`, else the mirrored choice, else the browser's first language. */
export const requestLanguage = (
  query: URLSearchParams,
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined },
): LanguageCode =>
  chooseLanguage({
    query: query.get('lang'),
    stored: cookieValue(headers.cookie, 'lang') ?? null,
    browser: headers['accept-language']?.split(',')[0]?.split(';')[0]?.trim(),
  })
