import { formatTime } from './format-time'

test('accounts 9: a clock time is shown by its first 5 characters', () => {
  expect(formatTime('06:00:59')).toBe('06:00')
  expect(formatTime('23:59')).toBe('23:59')
})

test('it shows an instant in UTC+8', () => {
  expect(formatTime(Date.parse('2026-11-21T15:59:59Z'))).toBe('23:59')
  expect(formatTime(Date.parse('2026-11-21T16:00:00Z'))).toBe('00:00')
})
