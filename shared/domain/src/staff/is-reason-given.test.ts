import { isReasonGiven } from './is-reason-given'

it.each([
  ['', false],
  ['  ab  ', false],
  ['\u200b\u200b\u200b', false],
  ['發高燒', true],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
  ['🚌'.repeat(200), true],
])('[D5.3] isReasonGiven checks the reason %j', (text, given) => expect(isReasonGiven(text)).toBe(given))
