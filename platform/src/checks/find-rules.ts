import type { DocumentedRule } from './rules-index'

/** Lower is better: the topic in the id, then a whole word, then a part of a word. */
const rank = ({ id, sentence }: DocumentedRule, terms: readonly string[]): number => {
  const topic = id.toLowerCase().split('.')
  if (terms.some((word) => topic.includes(word))) return 0
  const known = sentence.toLowerCase().split(/[^\p{L}\d]+/u)
  return terms.every((word) => known.includes(word)) ? 1 : 2
}

/**
 * Rules by id (`P5.counts.1`), by the beginning of ids (`P5.counts`), or with every word in id or sentence. Rules whose
 * topic is one of the words are first, then those with whole words.
 */
export const findRules = <Found extends DocumentedRule>(rules: readonly Found[], query: string): Found[] => {
  const named = rules.filter(({ id }) => query === '' || id === query || id.startsWith(`${query}.`))
  if (named.length > 0) return named
  const terms = query.toLowerCase().split(/\s+/)
  return rules
    .filter(({ id, sentence }) => terms.every((word) => `${id} ${sentence}`.toLowerCase().includes(word)))
    .sort((one, other) => rank(one, terms) - rank(other, terms))
}
