import { HELP_TOPICS, type HelpAnswers, type HelpTopic } from './help-topic'

/** Case, full width and spaces of what is typed do not matter. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * The topics that fit what is typed, in their order: those that have every word of it, in the languages given; else
 * those of which a term is in it, so that a whole sentence finds an answer too. All topics where nothing is typed.
 */
export const findTopics = (typed: string, languages: readonly HelpAnswers[]): readonly HelpTopic[] => {
  const wanted = fold(typed)
  if (wanted === '') return HELP_TOPICS
  const parts = wanted.split(' ')
  const textOf = (topic: HelpTopic) =>
    fold(
      languages
        .map((answers) => answers[topic])
        .flatMap(({ question, answer, terms }) => [question, ...answer, ...terms])
        .join('\n'),
    )
  const complete = HELP_TOPICS.filter((topic) => {
    const text = textOf(topic)
    return parts.every((word) => text.includes(word))
  })
  if (complete.length > 0) return complete
  const termsOf = (topic: HelpTopic) => languages.flatMap((answers) => answers[topic].terms.map(fold))
  return HELP_TOPICS.filter((topic) => termsOf(topic).some((term) => wanted.includes(term)))
}
