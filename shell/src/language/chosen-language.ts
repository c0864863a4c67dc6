import type { LanguageCode } from '@shuttle/contracts'
import { languageFromQuery, languageFromStorage } from '@shuttle/domain'

/**
 * The reader's own choice: `?lang=` wins over the stored one. Without either the composer's reading of the browser
 * stands, so that page, title and texts agree (architecture 3).
 */
export const chosenLanguage = (from: { search: string; stored: string | undefined }): LanguageCode | undefined =>
  languageFromQuery(new URLSearchParams(from.search).get('lang')) ?? languageFromStorage(from.stored)
