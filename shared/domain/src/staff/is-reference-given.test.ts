import { isReferenceGiven } from './is-reference-given'

it.each([
  ['', false],
  [' A1 ', false],
  ['\u2060\u2060A1', false],
  ['FPS 20261121-0001', true],
  ['A'.repeat(61), false],
])('[D5.25] isReferenceGiven checks the reference %j', (text, given) => expect(isReferenceGiven(text)).toBe(given))
