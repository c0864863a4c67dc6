import type { LanguageCode } from '@shuttle/contracts'
import { languageFromQuery, languageFromStorage } from '@shuttle/domain'

/**
 * `?lang=` wins over the stored choice; without either the composer's reading of the browser stands, so that page,
 * title and texts agree (architecture 3).
 */
export const chooseShellLanguage = (from: {
  search: string
  stored: string | undefined
  composed: LanguageCode
}): LanguageCode =>
  languageFromQuery(new URLSearchParams(from.search).get('lang')) ?? languageFromStorage(from.stored) ?? from.composed
