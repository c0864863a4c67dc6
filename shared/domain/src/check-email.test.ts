import { checkEmail, sameEmail, trimEmail } from './check-email'

test.each(['', '   ', '\t'])('[A5.email.1] refuses the address %j as blank', (typed) => {
  expect(checkEmail(typed)).toBe('EMAIL_BLANK')
})

test.each([
  'a@b.co',
  'level1@demo.test',
  'first.last+bus@mail.example.hk',
  ' level1@demo.test ',
  `${'a'.repeat(20)}@demo.test`,
])('[A5.email.2] accepts the address %j', (typed) => {
  expect(checkEmail(typed)).toBeUndefined()
})

test.each([
  'level1',
  'level1@',
  '@demo.test',
  'level1@demo',
  'level1@demo.t',
  'level1@demo..test',
  'level1@-demo.test',
  'level 1@demo.test',
  'level1@demo.test,b@c.test',
  '旅客@demo.test',
])('[A5.email.2] refuses the address %j for its format', (typed) => {
  expect(checkEmail(typed)).toBe('EMAIL_MALFORMED')
})

test('[A5.email.3] accepts an address of 30 characters after trimming and refuses 31', () => {
  const thirty = `${'a'.repeat(20)}@demo.test`
  expect(thirty).toHaveLength(30)
  expect(checkEmail(`  ${thirty}  `)).toBeUndefined()
  expect(checkEmail(`a${thirty}`)).toBe('EMAIL_TOO_LONG')
  expect(trimEmail(`  ${thirty}  `)).toBe(thirty)
})

test('refuses a very long hostile text in time', () => {
  // A pattern that backtracks would never terminate here.
  expect(checkEmail(`${'a'.repeat(29)}!`)).toBe('EMAIL_MALFORMED')
  expect(checkEmail(`a@${'a-'.repeat(13)}`)).toBe('EMAIL_MALFORMED')
})

test.each([
  ['ｌｅｖｅｌ１＠ｄｅｍｏ．ｔｅｓｔ', 'level1@demo.test'],
  ['level1@demo。test', 'level1@demo.test'],
  ['\u200blevel1@demo.test\u200e', 'level1@demo.test'],
  ['mailto:level1@demo.test', 'level1@demo.test'],
  ['Demo Member <level1@demo.test>', 'level1@demo.test'],
  ['Demo Member < level1@demo.test >', 'level1@demo.test'],
  ['<level1@demo.test>', 'level1@demo.test'],
])('normalizes the typed or pasted address %j to %s', (typed, address) => {
  expect(trimEmail(typed)).toBe(address)
  expect(sameEmail(typed)).toBe(address)
  expect(checkEmail(typed)).toBeUndefined()
})

test('[A5.email.1] treats addresses that differ in capitals and surrounding spaces as one mailbox', () => {
  expect(sameEmail(' Level1@DEMO.test\n')).toBe(sameEmail('level1@demo.test'))
})
