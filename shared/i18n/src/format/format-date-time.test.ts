import { formatDateTime } from './format-date-time'

test.each([
  ['one millisecond before midnight', '2026-11-21T15:59:59.999Z', '2026年11月21日 23:59', '21 November 2026, 23:59'],
  ['midnight', '2026-11-21T16:00:00Z', '2026年11月22日 00:00', '22 November 2026, 00:00'],
  ['a summer day in the years of summer time', '1988-07-01T04:30:00Z', '1988年7月1日 12:30', '1 July 1988, 12:30'],
])('formatDateTime shows %s in UTC+8', (_, instant, chinese, english) => {
  expect(formatDateTime(Date.parse(instant), 'zh-cn')).toBe(chinese)
  expect(formatDateTime(Date.parse(instant), 'zh-hk')).toBe(chinese)
  expect(formatDateTime(Date.parse(instant), 'en')).toBe(english)
})
