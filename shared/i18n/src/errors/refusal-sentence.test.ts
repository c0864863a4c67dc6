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

  it('the answer’s sentence for any other code, also one that is a word of the language', () => {
    expect(refusalSentence({ code: 'SOMETHING_NEW', answerMessage: 'new' }, errorTexts.en)).toBe('new')
    expect(refusalSentence({ code: 'toString', answerMessage: 'new' }, errorTexts.en)).toBe('new')
  })

  it('nothing without either', () => {
    expect(refusalSentence({ code: 'SOMETHING_NEW' }, errorTexts.en)).toBeUndefined()
  })
})
