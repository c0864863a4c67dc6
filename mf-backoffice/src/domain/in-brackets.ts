import type { LanguageCode } from '@shuttle/contracts'

/** A name with what belongs to it behind it, in brackets: full-width in Chinese. */
export const inBrackets = (name: string, addition: string, language: LanguageCode): string =>
  language === 'en' ? `${name} (${addition})` : `${name}（${addition}）`
