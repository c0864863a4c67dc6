import { findUsualFare } from './usual-fare'

it.each([
  [[], undefined],
  [[7500], 7500],
  [[7500, 6500, 7500], 7500],
  [[7500, 6500], 6500],
])('[D11.calendar.3] the usual fare of %j is %s', (fares, usual) => {
  expect(findUsualFare(fares.map((lowest, day) => ({ date: `2026-11-0${day + 1}`, lowest })))).toBe(usual)
})
