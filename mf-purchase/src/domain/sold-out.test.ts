import { findSoldOut, isSoldOut, listSoldOutDays } from './sold-out'

it.each([
  [undefined, 6, false],
  [2, 2, false],
  [1, 2, true],
  [0, 0, true],
  [1, 0, false],
])('a departure with %s seats left for %s passengers is sold out: %s', (seatsLeft, seats, expected) => {
  expect(isSoldOut({ seatsLeft }, seats)).toBe(expected)
})

describe('[P8.text.2, P8.text.3] none left differs from too few left', () => {
  const none = { seatsLeft: 0 }
  const few = { seatsLeft: 1 }
  const many = { seatsLeft: 100 }
  it.each([
    [{ fare: many, returnFare: many, isDaySoldOut: false }, undefined],
    [{ fare: many, isDaySoldOut: false }, undefined],
    [
      { fare: none, isDaySoldOut: false },
      { what: 'fare', seatsLeft: 0 },
    ],
    [
      { fare: none, isDaySoldOut: true },
      { what: 'day', seatsLeft: 0 },
    ],
    [
      { fare: few, isDaySoldOut: false },
      { what: 'seats', seatsLeft: 1 },
    ],
    [
      { fare: many, returnFare: none, isDaySoldOut: false },
      { what: 'return', seatsLeft: 0 },
    ],
    [
      { fare: many, returnFare: few, isDaySoldOut: false },
      { what: 'returnSeats', seatsLeft: 1 },
    ],
  ])('two passengers with %j find %j', (fares, expected) => expect(findSoldOut(2, fares)).toEqual(expected))
})

describe('sold-out days of the calendar', () => {
  const full = [{ seatsLeft: 0 }, { seatsLeft: 0 }]
  it('the sold-out days are those the service lists before any day is chosen', () =>
    expect(listSoldOutDays(['2026-11-25'], [])).toEqual(['2026-11-25']))
  it('the sold-out days follow the fares of a day once they are loaded, which are newer', () => {
    expect(listSoldOutDays(['2026-11-25'], [{ date: '2026-11-25', fares: [{ seatsLeft: 2 }] }])).toEqual([])
    expect(listSoldOutDays([], [{ date: '2026-11-26', fares: full }])).toEqual(['2026-11-26'])
  })
  it('a day on which nothing is sold is not sold out', () =>
    expect(listSoldOutDays([], [{ date: '2026-11-27', fares: [] }])).toEqual([]))
})
