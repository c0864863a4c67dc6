import { filterDatePart, joinBirthDate, readBirthDate, toBirthDate } from './birth-date'

it.each(['', '1988--', '-4-', '1988-4-3'])('the date %j survives as its parts', (text) =>
  expect(joinBirthDate(readBirthDate(text))).toBe(text),
)

it('a complete date is written in full', () => expect(toBirthDate('1988-4-3')).toBe('1988-04-03'))

it.each([
  ['１９８８', 4, '1988'],
  ['4月', 2, '4'],
  ['031', 2, '03'],
])('input %j has %j digits at most: %j', (typed, length, read) => expect(filterDatePart(typed, length)).toBe(read))
