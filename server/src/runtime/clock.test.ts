import { systemClock, testClock } from './clock'

describe('the service’s clock', () => {
  it('the service’s clock is the real time', () => {
    const before = Date.now()
    const now = systemClock().now()
    expect(now).toBeGreaterThanOrEqual(before)
    expect(now).toBeLessThanOrEqual(Date.now())
  })

  it('[D2.5] a set clock starts at its moment and runs on', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00+08:00') })
    const clock = systemClock(Date.parse('2023-02-10T09:00:00+08:00'))
    expect(clock.now()).toBe(Date.parse('2023-02-10T09:00:00+08:00'))
    jest.advanceTimersByTime(90_000)
    expect(clock.now()).toBe(Date.parse('2023-02-10T09:01:30+08:00'))
    jest.useRealTimers()
  })

  it('the clock has a monotonic time that no setting moves', () => {
    const before = performance.now()
    const elapsed = systemClock(0).elapsed()
    expect(elapsed - before).toBeGreaterThanOrEqual(0)
    expect(elapsed - before).toBeLessThan(60_000)
  })

  it('the test clock stops until it is moved', () => {
    const clock = testClock(1000)
    clock.advance(500)
    expect([clock.now(), clock.elapsed()]).toEqual([1500, 1500])
    clock.set(1)
    expect(clock.now()).toBe(1)
  })
})
