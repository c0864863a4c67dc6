import { LANGUAGES, type Language } from '@shuttle/domain'
import type { KnownText } from './known-texts.repository'

/** Finds a known text in another language; undefined for any other text. `source` undefined searches every language. */
export const translate = (
  texts: readonly KnownText[],
  query: { text: string; source: Language | undefined; target: Language },
): string | undefined => {
  const wanted = query.text.trim()
  if (wanted === '') return undefined
  const sources = query.source === undefined ? LANGUAGES : [query.source]
  return texts.find((text) => sources.some((language) => text[language].trim() === wanted))?.[query.target]
}
