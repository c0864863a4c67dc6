import { slideBehindCopy, toPosition, toSlide, wrapPosition } from './loop-position'

it('[P2.home.4] the carousel loops at both ends', () => {
  expect([-1, 0, 2, 3, 7].map((position) => wrapPosition(position, 3))).toEqual([2, 0, 2, 0, 1])
  expect(wrapPosition(5, 0)).toBe(0)
})

it('a copy of the last picture precedes the first, and a copy of the first follows the last', () => {
  expect([0, 1, 2, 3, 4].map((slide) => toPosition(slide, 3))).toEqual([2, 0, 1, 2, 0])
  expect(toSlide(0)).toBe(1)
})

it('a copy at rest is swapped for the picture itself', () => {
  expect([0, 1, 2, 3, 4].map((slide) => slideBehindCopy(slide, 3))).toEqual([3, undefined, undefined, undefined, 1])
})
