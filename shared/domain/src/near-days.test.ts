import { nearDays } from './near-days'

it.each([
  ['Thursday', '2026-11-26', '2026-11-28'],
  ['Friday', '2026-11-27', '2026-11-29'],
  ['Saturday', '2026-11-28', '2026-12-05'],
  ['Sunday', '2026-11-29', '2026-12-05'],
  ['Monday', '2026-11-30', '2026-12-05'],
])('[D11.calendar.5] on a %s the day of the weekend is the first after tomorrow', (_, today, weekend) => {
  expect(nearDays(today).weekend).toBe(weekend)
})
