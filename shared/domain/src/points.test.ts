import { countPoints } from './points'

test.each([
  [[], 0],
  [[99], 0],
  [[100], 1],
  [[6550, 6550], 130],
  [[0, -5], 0],
])('[D9.20] countPoints of payments of %j cents returns %d', (paid, points) => {
  expect(countPoints(paid)).toBe(points)
})
