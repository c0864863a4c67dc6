import { withoutHiddenMarks } from './without-hidden-marks'

it.each([
  ['an override of direction', 'Pay \u202Eyenom\u202C now', 'Pay yenom now'],
  ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
  ['embeddings', '\u202Aa\u202Bb\u202Dc', 'abc'],
  ['marks of direction', '\u200Ea\u200Fb\u061C', 'ab'],
  ['characters without a width', '發\u200B高\u200C燒\u2060\uFEFF', '發高燒'],
  ['a joiner between letters', 'a\u200Db', 'ab'],
  ['fillers and tags', '\u3164a\u{E0041}\u00AD', 'a'],
])('[D5.21, D5.42] withoutHiddenMarks removes %s', (_, typed, result) => expect(withoutHiddenMarks(typed)).toBe(result))

it.each([
  ['words in three languages', '因風暴停駛，请改乘 14:00 班次。 Bus "A" – see you!'],
  ['lines and tabs', 'one\n\ttwo\r\nthree'],
  ['a family of pictures', '👨‍👩‍👧 👩🏽‍✈️ ❤️‍🔥'],
  ['a variant of a character', '葛\u{E0100}'],
  ['letters with accents', 'Café Cafe\u0301'],
])('[D5.21, D5.42] withoutHiddenMarks does not change %s', (_, typed) => expect(withoutHiddenMarks(typed)).toBe(typed))
