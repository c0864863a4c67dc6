import { isApiError, type LanguageCode } from '@shuttle/contracts'
import { refusalSentence } from '@shuttle/i18n/errors'

/** What a failed call was refused with, in the reader's language; undefined for faults without a word. */
export const refusalText = (error: unknown, language: LanguageCode): string | undefined =>
  isApiError(error) ? refusalSentence(error, language) : undefined
