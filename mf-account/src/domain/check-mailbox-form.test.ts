import { checkMailboxForm, type MailboxValues } from './check-mailbox-form'

const GOOD: MailboxValues = {
  email: 'ming@demo.test',
  code: '012345',
  password: 'demo12',
  repeat: 'demo12',
  captcha: '0042',
  terms: true,
}
const violations = (change: Partial<MailboxValues> = {}, shows = { captcha: true, terms: true }) =>
  checkMailboxForm({ ...GOOD, ...change }, shows)

describe('accounts 5, registering', () => {
  it('accepts a complete form', () => expect(violations()).toEqual({}))

  it('[A5.code.1] names every field that an empty form lacks', () =>
    expect(violations({ email: '', code: '', password: '', repeat: '', captcha: '', terms: false })).toEqual({
      email: 'EMAIL_BLANK',
      code: 'CODE_BLANK',
      password: 'PASSWORD_BLANK',
      captcha: 'CAPTCHA_MISSING',
      terms: 'TERMS_NOT_TICKED',
    }))

  it.each([
    ['demo1', 'PASSWORD_TOO_SHORT'],
    ['demo12', undefined],
    ['x'.repeat(16), undefined],
    ['x'.repeat(17), 'PASSWORD_TOO_LONG'],
    ['demo密12', 'PASSWORD_HAS_CHINESE'],
  ])('[A5.password.2] a password %j is %s', (password, violation) => {
    expect(violations({ password, repeat: password }).password).toBe(violation)
  })

  it.each(['demo13', 'demo12 ', 'Demo12', ''])(
    '[A5.password.4] the repeated password is equal, and %j is not',
    (repeat) => {
      expect(violations({ repeat })).toEqual({ repeat: 'PASSWORDS_DIFFER' })
    },
  )

  it.each(['', '123'])('[A5.captcha.1] the captcha is required while it is shown: %j is not enough', (captcha) => {
    expect(violations({ captcha })).toEqual({ captcha: 'CAPTCHA_MISSING' })
    expect(violations({ captcha }, { captcha: false, terms: true })).toEqual({})
  })

  it('[A5.terms.1] the terms are ticked where the form shows them', () => {
    expect(violations({ terms: false })).toEqual({ terms: 'TERMS_NOT_TICKED' })
    expect(violations({ terms: false }, { captcha: true, terms: false })).toEqual({})
  })
})
