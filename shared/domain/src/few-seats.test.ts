import { areSeatsFew, FEW_SEATS } from './few-seats'

it.each([
  [0, false],
  [1, true],
  [FEW_SEATS, true],
  [FEW_SEATS + 1, false],
])('[D11.calendar.2] %i seats left are few: %s', (seats, areFew) => {
  expect(areSeatsFew(seats)).toBe(areFew)
})
