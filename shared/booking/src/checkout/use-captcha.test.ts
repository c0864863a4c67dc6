import { isAnswered, NO_ANSWER, toCaptchaProof } from './use-captcha'

const slide = { sessionId: 'S1', sig: '05X', token: 'T1' }

describe('[P5.input.3] type 0 is no captcha, type 1 four digits, type 2 a slide', () => {
  it.each([
    ['none', NO_ANSWER, true],
    ['digits', NO_ANSWER, false],
    ['digits', { ...NO_ANSWER, digits: '123' }, false],
    ['digits', { ...NO_ANSWER, digits: '1234' }, true],
    ['digits', { digits: '', slide }, false],
    ['slide', { ...NO_ANSWER, digits: '1234' }, false],
    ['slide', { digits: '', slide }, true],
  ] as const)('the kind %s with the answer %j is answered: %j', (kind, answer, answered) =>
    expect(isAnswered(kind, answer)).toBe(answered),
  )

  it('an answer to another kind is not sent', () => {
    const both = { digits: '1234', slide }
    expect(toCaptchaProof('none', both)).toEqual({ kind: 'none' })
    expect(toCaptchaProof('digits', both)).toEqual({ kind: 'digits', digits: '1234' })
    expect(toCaptchaProof('slide', both)).toEqual({ kind: 'slide', ...slide })
    expect(toCaptchaProof('slide', NO_ANSWER)).toEqual({ kind: 'none' })
  })
})
