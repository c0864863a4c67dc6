import { secondsUntilFewer, slidingWindowCount } from './sliding-window-count'

const MINUTE = 60_000
const limit = { most: 10, windowMs: MINUTE }

describe('weighWindow weighs a count in a sliding window', () => {
  it.each([
    ['only what is inside of it', { current: 4, before: 0 }, 30_000, 4],
    ['half of the window before in the middle of this one', { current: 4, before: 6 }, 30_000, 7],
    ['all of the window before at the beginning of this one', { current: 0, before: 6 }, 0, 6],
  ])('a sliding window has %s', (_what, counts, now, expected) => {
    expect(slidingWindowCount(counts, MINUTE, now)).toBe(expected)
  })

  it('a sliding window prevents a doubled limit at the edge of two windows', () => {
    expect(slidingWindowCount({ current: 0, before: 10 }, MINUTE, MINUTE)).toBe(10)
    expect(secondsUntilFewer({ current: 0, before: 10 }, limit, MINUTE)).toBeGreaterThan(0)
  })
})

describe('the seconds until fewer are counted', () => {
  it.each([
    ['are none below the limit', { current: 9, before: 0 }, 0],
    ['last until this window is the one before, at the limit', { current: 10, before: 0 }, 30],
    ['last longer above the limit', { current: 20, before: 0 }, 60],
    ['last until enough of the window before is past', { current: 4, before: 16 }, 8],
  ])('the seconds until fewer are counted %s', (_what, counts, seconds) => {
    expect(secondsUntilFewer(counts, limit, 30_000)).toBe(seconds)
  })

  it('the seconds are exact: after them fewer are counted, a second before not', () => {
    for (const counts of [
      { current: 10, before: 3 },
      { current: 25, before: 0 },
      { current: 2, before: 40 },
    ]) {
      const now = 30_000
      const countAt = (at: number) =>
        slidingWindowCount(at < MINUTE ? counts : { current: 0, before: counts.current }, MINUTE, at)
      const end = now + secondsUntilFewer(counts, limit, now) * 1000
      expect(countAt(end)).toBeLessThanOrEqual(limit.most)
      expect(countAt(end - 2000)).toBeGreaterThan(limit.most - 1)
    }
  })
})
