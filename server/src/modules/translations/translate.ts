import { LANGUAGES, type Language } from '@shuttle/domain'
import type { KnownText } from './known-texts.repository'

/** Finds a known text in another language; undefined for any other text. `source` undefined searches every language. */
export const translate = (
  texts: readonly KnownText[],
  asked: { text: string; source: Language | undefined; target: Language },
): string | undefined => {
  const wanted = asked.text.trim()
  if (wanted === '') return undefined
  const sources = asked.source === undefined ? LANGUAGES : [asked.source]
  return texts.find((text) => sources.some((language) => text[language].trim() === wanted))?.[asked.target]
}
