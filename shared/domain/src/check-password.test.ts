import { checkNewPassword, checkPassword, normalizePassword } from './check-password'

test('[A5.password.1] requires a password', () => {
  expect(checkPassword('')).toBe('PASSWORD_BLANK')
})

test('[A5.password.3] accepts a password of 16 characters and refuses 17', () => {
  expect(checkPassword('x'.repeat(16))).toBeUndefined()
  expect(checkPassword('x'.repeat(17))).toBe('PASSWORD_TOO_LONG')
})

test('[A5.password.2, D6.password.1] a password shorter than 6 characters is never refused at sign-in', () => {
  expect(checkPassword('12345')).toBeUndefined()
  expect(checkPassword('1')).toBeUndefined()
})

test.each(['密码', 'demo密1234', '𠮷demo'])('[A5.password.1] refuses the Chinese characters of %j', (password) => {
  expect(checkPassword(password)).toBe('PASSWORD_HAS_CHINESE')
})

test.each(['demo1234', ' with spaces ', 'pässwörd', '!"#$%&/()=?'])(
  '[A5.password.1] accepts the password %j',
  (password) => {
    expect(checkPassword(password)).toBeUndefined()
  },
)

test('[A5.password.1] treats a new password of blanks alone as blank', () => {
  expect(checkNewPassword('        ')).toBe('PASSWORD_BLANK')
  expect(checkNewPassword('\u3000'.repeat(8))).toBe('PASSWORD_BLANK')
  expect(checkNewPassword(' demo 12')).toBeUndefined()
})

test('[A5.password.2] requires at least 6 characters of a new password', () => {
  expect(checkNewPassword('12345')).toBe('PASSWORD_TOO_SHORT')
  expect(checkNewPassword('123456')).toBeUndefined()
  expect(checkNewPassword('x'.repeat(16))).toBeUndefined()
  expect([checkNewPassword(''), checkNewPassword('密'), checkNewPassword('x'.repeat(17))]).toEqual([
    'PASSWORD_BLANK',
    'PASSWORD_HAS_CHINESE',
    'PASSWORD_TOO_LONG',
  ])
})

it('counts the visible characters of a password', () => {
  expect(checkNewPassword('é'.normalize('NFD').repeat(5))).toBe('PASSWORD_TOO_SHORT')
  expect(checkNewPassword('é'.normalize('NFD').repeat(16))).toBeUndefined()
  expect(checkNewPassword('👨‍👩‍👧'.repeat(16))).toBeUndefined()
  expect(checkNewPassword('👨‍👩‍👧'.repeat(5))).toBe('PASSWORD_TOO_SHORT')
  expect(checkPassword('😀'.repeat(17))).toBe('PASSWORD_TOO_LONG')
})

it('treats composed and decomposed letters, and all kinds of blank, as the same password', () => {
  expect(normalizePassword('Pässwörd12'.normalize('NFD'))).toBe('Pässwörd12'.normalize('NFC'))
  expect(normalizePassword('demo\u00a0\u300012')).toBe('demo  12')
  expect(normalizePassword('ｄｅｍｏ12')).toBe('ｄｅｍｏ12')
})
