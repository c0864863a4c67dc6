import { errorTexts } from './error-texts'
import { refusalSentence } from './refusal-sentence'

describe('a refusal says', () => {
  it('our own sentence for a code we know, whatever the answer says', () => {
    const sentence = 'order expired, please reorder'
    expect(refusalSentence({ code: 'ORDER_EXPIRED', answerMessage: 'other' }, errorTexts.en)).toBe(sentence)
    expect(refusalSentence({ code: 'ORDER_EXPIRED' }, errorTexts.en)).toBe(sentence)
    const wrong = { code: 'BAD_CREDENTIALS', answerMessage: 'other' }
    expect(refusalSentence(wrong, errorTexts['zh-hk'])).toBe('電郵或密碼不正確')
  })

  it.each(['TOO_MANY_REQUESTS', 'TOO_MANY_TICKETS'])(
    'for %s the answer’s number, or our sentence without it',
    (code) => {
      expect(refusalSentence({ code, answerMessage: 'with 3' }, errorTexts.en)).toBe('with 3')
      expect(refusalSentence({ code }, errorTexts.en)).toBe(errorTexts.en[code as 'TOO_MANY_TICKETS'])
    },
  )

  it('the answer’s sentence for any other code, also one that is a word of the language', () => {
    expect(refusalSentence({ code: 'SOMETHING_NEW', answerMessage: 'new' }, errorTexts.en)).toBe('new')
    expect(refusalSentence({ code: 'toString', answerMessage: 'new' }, errorTexts.en)).toBe('new')
  })

  it('a refusal without a code and a message says nothing', () => {
    expect(refusalSentence({ code: 'SOMETHING_NEW' }, errorTexts.en)).toBeUndefined()
  })
})
