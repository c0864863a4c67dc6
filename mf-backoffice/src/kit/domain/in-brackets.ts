import type { LanguageCode } from '@shuttle/contracts'

/** Appends an addition in parentheses; full-width ones in Chinese. */
export const inBrackets = (name: string, addition: string, language: LanguageCode): string =>
  language === 'en' ? `${name} (${addition})` : `${name}（${addition}）`
