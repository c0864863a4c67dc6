import { type CaptchaRule, captchaDigitsOnly, captchaKindAt, isCaptchaComplete } from './captcha'

const at = (text: string) => Date.parse(`${text}+08:00`)
const rule = (change: Partial<CaptchaRule> = {}): CaptchaRule => ({
  lineCode: undefined,
  kind: 'digits',
  from: at('2026-11-21T10:00'),
  until: at('2026-11-21T12:00'),
  ...change,
})

describe('[P5.input.3] a captcha of type 1 is four digits only', () => {
  it.each([
    ['1234', '1234'],
    ['12345', '1234'],
    ['1 2-3a4', '1234'],
    ['12ab3', '123'],
    ['１２３４', '1234'],
    ['一二三四', ''],
    ['', ''],
  ])('captcha input is reduced from %j to %j', (typed, digits) => expect(captchaDigitsOnly(typed)).toBe(digits))
  it.each([
    ['1234', true],
    ['123', false],
    ['12345', false],
    ['12a4', false],
    ['', false],
  ])('captcha input %j is complete: %j', (digits, complete) => expect(isCaptchaComplete(digits)).toBe(complete))
})

describe('[D6.captcha.2] dated rows decide which captcha an order needs', () => {
  it('no captcha is needed without a row', () =>
    expect(captchaKindAt([], 'HKGZHO', at('2026-11-21T10:00'))).toBe('none'))
  it.each([
    ['2026-11-21T09:59:59.999', 'none'],
    ['2026-11-21T10:00', 'digits'],
    ['2026-11-21T11:59:59.999', 'digits'],
    ['2026-11-21T12:00', 'none'],
  ])('a row is half-open: at %s the captcha is %s', (moment, kind) =>
    expect(captchaKindAt([rule()], 'HKGZHO', at(moment))).toBe(kind),
  )
  it('a row without an end applies until further notice', () =>
    expect(captchaKindAt([rule({ until: undefined })], 'HKGZHO', at('2036-01-01T00:00'))).toBe('digits'))
  it('a row of the line wins over a row of all lines, even where it requires less', () => {
    const rules = [rule({ kind: 'slide' }), rule({ lineCode: 'HKGZHO', kind: 'none' })]
    expect(captchaKindAt(rules, 'HKGZHO', at('2026-11-21T11:00'))).toBe('none')
    expect(captchaKindAt(rules, 'HKGMAC', at('2026-11-21T11:00'))).toBe('slide')
  })
  it('the later of two equal rows wins', () => {
    const rules = [rule({ kind: 'slide', from: at('2026-11-21T11:00') }), rule()]
    expect(captchaKindAt(rules, 'HKGZHO', at('2026-11-21T10:59:59.999'))).toBe('digits')
    expect(captchaKindAt(rules, 'HKGZHO', at('2026-11-21T11:00'))).toBe('slide')
  })
})
