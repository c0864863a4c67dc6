import { isSeatCapacity, leastSeats } from './seat-capacity'

describe('[D5.31] the seats of a departure', () => {
  it.each([
    [0, false],
    [1, true],
    [999, true],
    [1000, false],
    [40.5, false],
    [Number.NaN, false],
  ])('the seats of a departure are valid or not: %p %p', (seats, may) => expect(isSeatCapacity(seats)).toBe(may))

  it('the seats of a departure are never fewer than sold, and at least one', () => {
    expect([0, 1, 42].map((sold) => leastSeats({ sold }))).toEqual([1, 1, 42])
  })
})
