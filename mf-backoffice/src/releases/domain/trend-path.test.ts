import { trendPath } from './trend-path'

const SIZE = { width: 20, height: 10 }
const hour = (loads: number, failures = 0) => ({ loads, failures })

it.each([
  ['an hour without failures at the bottom', [hour(10), hour(10)], 'M0 10 L20 10'],
  ['the highest rate at the top', [hour(10, 1), hour(10, 2), hour(10)], 'M0 5 L10 0 L20 10'],
  ['a rate of 0.25 % at half of the height', [hour(400, 1), hour(400)], 'M0 5 L20 10'],
  ['no point for an hour without loads', [hour(10), hour(0), hour(10)], 'M0 10 L20 10'],
])('the line of error rates has %s', (_, hours, path) => expect(trendPath(hours, SIZE)).toBe(path))

it('the line of error rates is missing with one hour of loads', () => {
  expect(trendPath([hour(0), hour(10, 1)], SIZE)).toBeUndefined()
})
