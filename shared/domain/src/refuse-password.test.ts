import { refuseNewPassword, refusePassword } from './refuse-password'

test('[A5.password.1] it is required', () => {
  expect(refusePassword('')).toBe('PASSWORD_BLANK')
})

test('[A5.password.3] 16 characters pass, 17 do not', () => {
  expect(refusePassword('x'.repeat(16))).toBeUndefined()
  expect(refusePassword('x'.repeat(17))).toBe('PASSWORD_TOO_LONG')
})

test('[A5.password.2, D6.password.1] signing in never refuses a password shorter than 6', () => {
  expect(refusePassword('12345')).toBeUndefined()
  expect(refusePassword('1')).toBeUndefined()
})

test.each(['密码', 'demo密1234', '𠮷demo'])('[A5.password.1] %j has Chinese characters', (password) => {
  expect(refusePassword(password)).toBe('PASSWORD_HAS_CHINESE')
})

test.each(['demo1234', ' spaces kept ', 'pässwörd', '!"#$%&/()=?'])('accounts 5 password: %j has none', (password) => {
  expect(refusePassword(password)).toBeUndefined()
})

test('accounts 5 password: a new one has at least 6 characters', () => {
  expect(refuseNewPassword('12345')).toBe('PASSWORD_TOO_SHORT')
  expect(refuseNewPassword('123456')).toBeUndefined()
  expect(refuseNewPassword('x'.repeat(16))).toBeUndefined()
  expect([refuseNewPassword(''), refuseNewPassword('密'), refuseNewPassword('x'.repeat(17))]).toEqual([
    'PASSWORD_BLANK',
    'PASSWORD_HAS_CHINESE',
    'PASSWORD_TOO_LONG',
  ])
})
