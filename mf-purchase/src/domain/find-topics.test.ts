import { answers as en } from '../i18n/help/en'
import { answers as zhCn } from '../i18n/help/zh-cn'
import { answers as zhHk } from '../i18n/help/zh-hk'
import { findTopics } from './find-topics'
import { HELP_TOPICS } from './help-topic'

const LANGUAGES = [en, zhHk, zhCn]

describe('[D11.help.3] answers are found by words', () => {
  it.each([
    ['another case', 'OCTOPUS', 'payment'],
    ['full width', 'Ｏｃｔｏｐｕｓ', 'payment'],
    ['spaces around', '  octopus ', 'payment'],
    ['Traditional Chinese', '八達通', 'payment'],
    ['Simplified Chinese', '八达通', 'payment'],
    ['the start of a word', 'luggag', 'luggage'],
    ['several words in any order', 'fee refund', 'refund'],
    ['a whole English sentence', 'How can I get a refund please?', 'refund'],
    ['a whole Chinese sentence', '请问怎么退票呢', 'refund'],
    ['the term of a passenger', 'typhoon', 'disruption'],
    ['the last bus', 'last bus', 'times'],
    ['the place to board', 'where to board', 'times'],
    ['the last bus in Chinese', '尾班車', 'times'],
  ])('by %s', (_, typed, topic) => expect(findTopics(typed, LANGUAGES)).toContain(topic))

  it('all questions are shown where nothing is typed', () => expect(findTopics(' ', LANGUAGES)).toEqual(HELP_TOPICS))
  it('words without an answer find none', () => expect(findTopics('submarine', LANGUAGES)).toEqual([]))
  it('a word of one answer does not find another', () =>
    expect(findTopics('octopus', LANGUAGES)).not.toContain('luggage'))
})

it.each([
  ['en', en],
  ['zh-hk', zhHk],
  ['zh-cn', zhCn],
])('[D11.help.2] every question in %s has an answer, and each term is in small letters', (_, answers) => {
  for (const topic of HELP_TOPICS) {
    expect(answers[topic].answer.join('')).not.toBe('')
    for (const term of answers[topic].terms) expect(term).toBe(term.toLowerCase())
  }
})
