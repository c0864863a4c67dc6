import { filterIdNumber, filterName, filterTypedName } from './passenger-input'

describe('[P5.input.1] a name', () => {
  it.each([
    ['陳大文', '陳大文'],
    ['  Chan Tai Man 3 ', 'Chan Tai Man 3'],
    ['O’Brien-Smith·Li', 'OBrienSmithLi'],
    ['José', 'José'],
    ['<b>王</b>😀', 'b王b'],
    ['𠮷野', '𠮷野'],
    ['Ｃｈａｎ　１２', 'Chan 12'],
    ['陳（大）文', '陳大文'],
    ['   ', ''],
  ])('the input of a name is reduced from %p to %p', (text, filtered) => expect(filterName(text)).toBe(filtered))
  it('[P9.limit.3] a name has at most 20 characters, trimmed after the cut', () => {
    expect(filterName('a'.repeat(20))).toHaveLength(20)
    expect(filterName('a'.repeat(21))).toHaveLength(20)
    expect([...filterName('𠮷'.repeat(21))]).toHaveLength(20)
    expect(filterName(`${'a'.repeat(19)} b`)).toBe('a'.repeat(19))
  })
  it('a typed name retains a trailing space before a second word', () =>
    expect(filterTypedName(' Chan ')).toBe('Chan '))
})

describe('[P5.input.2] an identity number', () => {
  it.each([
    ['A123456(7)', 'A123456(7)'],
    [' a 123-456 ', 'a123456'],
    ['（A）１２', '(A)12'],
    ['((1))(2)', '(1)2'],
    [')1(', ')1('],
    ['王', ''],
  ])('the input of an identity number is reduced from %p to %p', (text, filtered) =>
    expect(filterIdNumber(text)).toBe(filtered),
  )
  it('[P9.limit.3] an identity number has at most 25 characters', () => {
    expect(filterIdNumber('1'.repeat(25))).toHaveLength(25)
    expect(filterIdNumber('1'.repeat(26))).toHaveLength(25)
  })
})
