import { filterIdTail, getIdTail, isIdTailOf, toReadableTail } from './id-tail'

describe('[D3.refund.2] the tail of an identity document', () => {
  it.each([
    ['A123456(7)', '4567'],
    ['Ａ１２３４５６（７）', '4567'],
    ['44010419900101123x', '123X'],
    ['K1234567', '4567'],
    ['AB1', 'AB1'],
    ['', ''],
    ['()', ''],
  ])('the tail of an identity document of %s is %s, the last four characters', (number, tail) =>
    expect(getIdTail(number)).toBe(tail),
  )

  it.each<[string, string[], string, boolean]>([
    ['is right', ['A123456(7)'], '4567', true],
    ['is right as it is printed', ['A123456(7)'], '456(7)', true],
    ['is right in lower case', ['12345678X'], '678x', true],
    ['is that of any of the people', ['A123456(7)', 'K7654321'], '4321', true],
    ['is wrong', ['A123456(7)'], '4568', false],
    ['is missing', ['A123456(7)'], '', false],
    ['is right as the whole document', ['A123456(7)'], 'A123456(7)', true],
    ['is right as the last four signs of the print', ['A123456(7)'], '6(7)', true],
    ['is right in full-width signs', ['A123456(7)'], '６（７）', true],
    ['is right of a full-width document', ['Ａ１２３４５６（７）'], '4567', true],
    ['is right with blanks and hyphens', ['12345678X'], ' 67-8 x ', true],
    ['is the end of another whole document', ['A123456(7)'], 'K7654321', false],
    ['is the last sign alone', ['A123456(7)'], '(7)', false],
    ['is two signs without the print', ['A123456(7)'], '67', false],
    ['is a print of other signs', ['A123456(7)'], '5(7)', false],
    ['is shorter', ['A123456(7)'], '567', false],
    ['is not needed where none was given', ['', ''], '', true],
    ['is ignored where none was given', [''], '9999', true],
  ])('a tail is accepted as entered: %s', (_name, documents, tail, isRight) =>
    expect(isIdTailOf(documents, tail)).toBe(isRight),
  )
})

it.each([
  ['A123456(7)', 'A123456(7)'],
  ['６（７）', '6(7)'],
  ['a1-2 #', 'A12'],
  ['1'.repeat(41), '1'.repeat(40)],
])('[D3.refund.2] allows of %s, typed as the end of a document: %s', (typed, filtered) =>
  expect(filterIdTail(typed)).toBe(filtered),
)

it.each([
  ['A123456(7)', '4567'],
  ['12345', '2345'],
  ['1(2)34', ''],
  ['AB1', ''],
  ['', ''],
])('[D4.8] the readable tail of %s is %j, never a whole document', (number, tail) =>
  expect(toReadableTail(number)).toBe(tail),
)
