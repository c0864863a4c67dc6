import { toInstant } from '@shuttle/domain'
import { fromLocalMoment, toLocalMoment } from './local-moment'

it('[D5.42] reads a field for day and time in business time, in any time zone of the browser', () => {
  expect(fromLocalMoment('2026-11-21T10:00')).toBe(Date.parse('2026-11-21T10:00:00+08:00'))
  expect(fromLocalMoment('2026-11-21T10:00:30')).toBe(toInstant('2026-11-21', '10:00'))
  expect(toLocalMoment(toInstant('2026-11-21', '00:05:59'))).toBe('2026-11-21T00:05')
  for (const typed of ['', '2026-02-30T10:00', '2026-11-21', '2026-11-21T'])
    expect(fromLocalMoment(typed)).toBe(Number.NaN)
})
