import { checkNewPassword, checkPassword, normalizePassword } from './check-password'

test('[A5.password.1] it is required', () => {
  expect(checkPassword('')).toBe('PASSWORD_BLANK')
})

test('[A5.password.3] 16 characters pass, 17 do not', () => {
  expect(checkPassword('x'.repeat(16))).toBeUndefined()
  expect(checkPassword('x'.repeat(17))).toBe('PASSWORD_TOO_LONG')
})

test('[A5.password.2, D6.password.1] signing in never refuses a password shorter than 6', () => {
  expect(checkPassword('12345')).toBeUndefined()
  expect(checkPassword('1')).toBeUndefined()
})

test.each(['密码', 'demo密1234', '𠮷demo'])('[A5.password.1] %j has Chinese characters', (password) => {
  expect(checkPassword(password)).toBe('PASSWORD_HAS_CHINESE')
})

test.each(['demo1234', ' with spaces ', 'pässwörd', '!"#$%&/()=?'])('[A5.password.1] %j has no fault', (password) => {
  expect(checkPassword(password)).toBeUndefined()
})

test('[A5.password.1] a new one of blanks alone counts as blank', () => {
  expect(checkNewPassword('        ')).toBe('PASSWORD_BLANK')
  expect(checkNewPassword('\u3000'.repeat(8))).toBe('PASSWORD_BLANK')
  expect(checkNewPassword(' demo 12')).toBeUndefined()
})

test('[A5.password.2] a new one has at least 6 characters', () => {
  expect(checkNewPassword('12345')).toBe('PASSWORD_TOO_SHORT')
  expect(checkNewPassword('123456')).toBeUndefined()
  expect(checkNewPassword('x'.repeat(16))).toBeUndefined()
  expect([checkNewPassword(''), checkNewPassword('密'), checkNewPassword('x'.repeat(17))]).toEqual([
    'PASSWORD_BLANK',
    'PASSWORD_HAS_CHINESE',
    'PASSWORD_TOO_LONG',
  ])
})

it('counts a password by the characters that are seen', () => {
  expect(checkNewPassword('é'.normalize('NFD').repeat(5))).toBe('PASSWORD_TOO_SHORT')
  expect(checkNewPassword('é'.normalize('NFD').repeat(16))).toBeUndefined()
  expect(checkNewPassword('👨‍👩‍👧'.repeat(16))).toBeUndefined()
  expect(checkNewPassword('👨‍👩‍👧'.repeat(5))).toBe('PASSWORD_TOO_SHORT')
  expect(checkPassword('😀'.repeat(17))).toBe('PASSWORD_TOO_LONG')
})

it('reads composed and decomposed letters, and every kind of blank, as the same password', () => {
  expect(normalizePassword('Pässwörd12'.normalize('NFD'))).toBe('Pässwörd12'.normalize('NFC'))
  expect(normalizePassword('demo\u00a0\u300012')).toBe('demo  12')
  expect(normalizePassword('ｄｅｍｏ12')).toBe('ｄｅｍｏ12')
})
