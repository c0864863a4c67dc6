import { maskEmail } from './mask-email'

it.each([
  ['ng.siu.ming@mail.test', 'n***@mail.test'],
  ['n@mail.test', 'n***@mail.test'],
  ['"a@b"@mail.test', '"***@mail.test'],
  ['', ''],
  ['@mail.test', ''],
])('[D5.9] maskEmail masks the address %j as %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
