import type { Sentence, ShownText } from './collect-texts'

/** An English text of several keys. */
interface Repeat {
  text: string
  /** Languages in which these keys do not all have one text; without any, the text can be shared. */
  differing: Sentence['language'][]
  /** Owner and key of each, such as `mf-orders list.title`. */
  places: string[]
}

const textIn = ({ sentences }: ShownText, language: Sentence['language']): string =>
  sentences
    .filter((sentence) => sentence.language === language)
    .map(({ text }) => text)
    .join('\n')

/** English texts that several keys have, the most frequent first. */
export const findRepeats = (texts: readonly ShownText[]): Repeat[] => {
  const alike = new Map<string, ShownText[]>()
  for (const shown of texts) alike.set(textIn(shown, 'en'), [...(alike.get(textIn(shown, 'en')) ?? []), shown])
  return [...alike]
    .filter(([text, shown]) => text !== '' && shown.length > 1)
    .map(([text, shown]) => ({
      text,
      differing: (['zh-cn', 'zh-hk'] as const).filter(
        (language) => new Set(shown.map((one) => textIn(one, language))).size > 1,
      ),
      places: shown.map(({ owner, key }) => `${owner} ${key}`),
    }))
    .sort((one, other) => other.places.length - one.places.length)
}
