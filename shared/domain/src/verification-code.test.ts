import { checkVerificationCode, codeDigitsOnly } from './verification-code'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['１２３４５６', '123456'],
  ['1234567', '123456'],
  ['code: 12', '12'],
  ['', ''],
])('[A5.code.1] codeDigitsOnly reduces %j to %j, six digits at most', (typed, digits) => {
  expect(codeDigitsOnly(typed)).toBe(digits)
})

test('[A5.code.1] checkVerificationCode requires a code', () => {
  expect(checkVerificationCode('  ')).toBe('CODE_BLANK')
  expect(checkVerificationCode('1')).toBeUndefined()
})
