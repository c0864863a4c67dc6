import { addDays, civilDateAt, civilTimeAt, daysBetween, getWeekday, isCivilDate, toInstant } from './civil-date'

describe('[D2.1] business time is always UTC+8', () => {
  it('a day starts at 16:00 UTC of the previous day', () => {
    expect(civilDateAt(Date.parse('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20')
    expect(civilDateAt(Date.parse('2026-11-20T16:00:00.000Z'))).toBe('2026-11-21')
  })
  it('business time has no summer time, even in a year when Shanghai had it', () =>
    expect(civilTimeAt(Date.parse('1990-07-01T00:00:00Z'))).toBe('08:00:00'))
  it('a day and time convert to an instant and back', () => {
    const instant = toInstant('2026-11-21', '06:00')
    expect(instant).toBe(Date.parse('2026-11-20T22:00:00Z'))
    expect([civilDateAt(instant), civilTimeAt(instant)]).toEqual(['2026-11-21', '06:00:00'])
  })
})

describe('calendar days', () => {
  it('cross months, leap days and years when they are added', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysBetween('2026-11-21', '2027-02-19')).toBe(90)
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
  })
  it('calendar days are numbered from 1 for Monday to 7 for Sunday', () =>
    expect(['2026-11-23', '2026-11-29'].map(getWeekday)).toEqual([1, 7]))
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026/02/01', false],
    ['', false],
  ])('calendar days are valid or not: %s %s', (value, is) => expect(isCivilDate(value)).toBe(is))
})
