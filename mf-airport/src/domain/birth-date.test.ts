import { filterDatePart, joinBirthDate, readBirthDate, toBirthDate } from './birth-date'

it.each(['', '1988--', '-4-', '1988-4-3'])('%j survives as its parts', (text) =>
  expect(joinBirthDate(readBirthDate(text))).toBe(text),
)

it('is written in full where it is complete', () => expect(toBirthDate('1988-4-3')).toBe('1988-04-03'))

it.each([
  ['１９８８', 4, '1988'],
  ['4月', 2, '4'],
  ['031', 2, '03'],
])('%j is typed as %j digits at most: %j', (typed, length, read) => expect(filterDatePart(typed, length)).toBe(read))
