import { createServerClock } from './server-clock'

const aClock = () => {
  const local = { monotonic: 500, wall: 9_000_000 }
  const clock = createServerClock({
    serverNow: 1_000_000,
    monotonic: () => local.monotonic,
    wall: () => local.wall,
  })
  const pass = (ms: number) => {
    local.monotonic += ms
    local.wall += ms
  }
  return { clock, local, pass }
}

describe('the clock of the page', () => {
  it('[D2.3] continues from the time of the server, whatever the clock of the phone shows', () => {
    const { clock, pass } = aClock()
    pass(2500)
    expect(clock.now()).toBe(1_002_500)
  })

  it('the clock of the page is set by an answer', () => {
    const { clock, pass } = aClock()
    pass(1000)
    clock.set(2_000_000)
    pass(10)
    expect(clock.now()).toBe(2_000_010)
  })

  it('adds the time that the device slept, once', () => {
    const { clock, local, pass } = aClock()
    local.wall += 600_000
    expect(clock.slept()).toBe(600_000)
    expect(clock.slept()).toBe(0)
    pass(5)
    expect(clock.now()).toBe(1_600_005)
  })

  it('the clock of the page does not run backwards when the user sets the phone clock back', () => {
    const { clock, local } = aClock()
    local.wall -= 3_600_000
    expect(clock.slept()).toBe(0)
    expect(clock.now()).toBe(1_000_000)
  })
})
