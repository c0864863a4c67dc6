import type { LanguageCode } from '@shuttle/contracts'

/** Words and numbers one after the other, parted as each language does. */
export const joinWords = (words: readonly string[], language: LanguageCode): string =>
  words.join(language === 'en' ? ', ' : '、')
