import type { LanguageCode } from '@shuttle/contracts'

/** Joins texts and numbers with the separator of the language. */
export const joinWords = (words: readonly string[], language: LanguageCode): string =>
  words.join(language === 'en' ? ', ' : '、')
