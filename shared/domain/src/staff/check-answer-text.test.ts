import { ANSWER_TEXT_LIMIT, checkAnswerText } from './check-answer-text'

describe('[D5.21] a staff answer to a passenger', () => {
  it.each([
    ['The bus was on time.', 'en', undefined],
    ['班次準時', 'zh-hk', undefined],
    ['班次准时，订单 B2026 没有受影响。', 'zh-cn', undefined],
    [' \n', 'en', 'REFUND_ANSWER_MISSING'],
    ['班次準時', 'en', 'STAFF_ANSWER_LANGUAGE'],
    ['Sorry, 班次準時', 'en', 'STAFF_ANSWER_LANGUAGE'],
    ['---', 'en', 'STAFF_ANSWER_LANGUAGE'],
    ['The bus was on time.', 'zh-hk', 'STAFF_ANSWER_LANGUAGE'],
    ['a word '.repeat(ANSWER_TEXT_LIMIT), 'en', 'STAFF_ANSWER_TOO_LONG'],
  ] as const)('a staff answer %j in %s is checked: %s', (text, language, violation) => {
    expect(checkAnswerText(text, language)).toBe(violation)
  })
})
