import { checkNightDay, dayLimits, nightDueAt, nightRetryAt } from './night-times'

const at = (text: string) => Date.parse(`${text}+08:00`)
const HOUR = 3_600_000

describe('[D5.50] the nightly comparison of a day', () => {
  it('starts and ends the day at midnight of UTC+8', () => {
    expect(dayLimits('2026-11-21')).toEqual({ from: at('2026-11-21T00:00'), until: at('2026-11-22T00:00') })
  })

  it('runs from 02:30 of the next day on, or once its statement is ready', () => {
    expect(nightDueAt('2026-11-21')).toBe(at('2026-11-22T02:30'))
    expect(nightDueAt('2026-11-21', 2 * HOUR)).toBe(at('2026-11-22T02:30'))
    expect(nightDueAt('2026-11-30', 10.5 * HOUR)).toBe(at('2026-12-01T10:30'))
  })

  it.each([
    [0, 10],
    [1, 10],
    [2, 20],
    [5, 160],
    [6, 180],
    [500, 180],
  ])('the nightly comparison of a day is retried after %i runs in %i minutes', (runs, minutes) => {
    expect(nightRetryAt(at('2026-11-22T02:30'), runs)).toBe(at('2026-11-22T02:30') + minutes * 60_000)
  })

  it.each([
    ['2026-11-22', 'STAFF_DAY_NOT_OVER'],
    ['2026-11-21', 'STAFF_DAY_NOT_OVER'],
    ['2026-11-20', undefined],
    ['2026-08-24', undefined],
    ['2026-08-23', 'STAFF_DAY_TOO_OLD'],
  ])('the nightly comparison of a day can be started by staff on 21 November for %s: %s', (day, code) => {
    expect(checkNightDay(day, '2026-11-21')).toBe(code)
  })
})
