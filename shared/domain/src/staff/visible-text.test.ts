import { visibleText } from './visible-text'

it.each([
  ['\u200b\u200b\u200b', ''],
  ['\u202e \u2066\u3164\ufeff', ''],
  [' 發\u200b高燒 ', '發高燒'],
  ['a b', 'a b'],
])('visibleText returns the visible part of %j', (text, seen) => expect(visibleText(text)).toBe(seen))
