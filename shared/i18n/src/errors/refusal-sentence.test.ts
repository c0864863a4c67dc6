import { errorTexts } from './error-texts'
import { refusalSentence } from './refusal-sentence'

describe('refusalSentence', () => {
  it('returns our own sentence for a known code, whatever the message of the answer', () => {
    const sentence = 'order expired, please reorder'
    expect(refusalSentence({ code: 'ORDER_EXPIRED', answerMessage: 'other' }, errorTexts.en)).toBe(sentence)
    expect(refusalSentence({ code: 'ORDER_EXPIRED' }, errorTexts.en)).toBe(sentence)
    const wrong = { code: 'BAD_CREDENTIALS', answerMessage: 'other' }
    expect(refusalSentence(wrong, errorTexts['zh-hk'])).toBe('電郵或密碼不正確')
  })

  it.each(['TOO_MANY_REQUESTS', 'TOO_MANY_TICKETS'])(
    'returns the message of the answer for %s, or our sentence without one',
    (code) => {
      expect(refusalSentence({ code, answerMessage: 'with 3' }, errorTexts.en)).toBe('with 3')
      expect(refusalSentence({ code }, errorTexts.en)).toBe(errorTexts.en[code as 'TOO_MANY_TICKETS'])
    },
  )

  it('returns the message of the answer for any other code, also one like `toString`', () => {
    expect(refusalSentence({ code: 'SOMETHING_NEW', answerMessage: 'new' }, errorTexts.en)).toBe('new')
    expect(refusalSentence({ code: 'toString', answerMessage: 'new' }, errorTexts.en)).toBe('new')
  })

  it('returns undefined for a refusal without a known code and without a message', () => {
    expect(refusalSentence({ code: 'SOMETHING_NEW' }, errorTexts.en)).toBeUndefined()
  })
})
