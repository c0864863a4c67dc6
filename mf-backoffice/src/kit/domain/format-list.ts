import type { LanguageCode } from '@shuttle/contracts'

/** Joins texts and numbers with the separator of the language. */
export const formatList = (items: readonly string[], language: LanguageCode): string =>
  items.join(language === 'en' ? ', ' : '、')
