import { retryDelayMs } from './retrying-loader'

describe('the automatic retry', () => {
  it.each([
    [1, 2000],
    [2, 4000],
    [3, 8000],
    [4, 16_000],
    [5, 30_000],
    [50, 30_000],
  ])('the automatic retry after %i failures waits %i ms', (failures, expected) => {
    expect(retryDelayMs(failures, 0.5)).toBe(expected)
  })

  it('spreads clients by a fifth to either side, never beyond 30 s', () => {
    expect(retryDelayMs(1, 0)).toBe(1600)
    expect(retryDelayMs(1, 0.999999)).toBe(2400)
    expect(retryDelayMs(9, 0.999999)).toBe(30_000)
  })
})
