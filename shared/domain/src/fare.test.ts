import { calculateTotal, fareLines } from './fare'
import { NO_PASSENGERS } from './passenger-type'

const table = { fareType: 'day', currency: 'HKD', fares: { adult: 6500, child: 3300, elderly: 3300 } } as const

describe('[P3.price.2] the price lines of an order', () => {
  it('the price lines of an order have one line for each passenger type and sum up for one leg', () => {
    const lines = fareLines(table, { ...NO_PASSENGERS, adult: 2, elderly: 1 }, 1)
    expect(lines).toEqual([
      { type: 'adult', count: 2, fare: 6500, total: 13000 },
      { type: 'elderly', count: 1, fare: 3300, total: 3300 },
    ])
    // By hand: 2 x 65.00 + 33.00 = 163.00
    expect(calculateTotal(lines)).toBe(16300)
  })
  it('price lines charge both legs of a round trip', () =>
    // By hand: 65.00 x 2 + 33.00 x 2 = 196.00
    expect(calculateTotal(fareLines(table, { ...NO_PASSENGERS, adult: 1, child: 1 }, 2))).toBe(19600))
  it('[D1.6] price lines charge nothing for infants where the line has no fare for them', () =>
    expect(calculateTotal(fareLines(table, { ...NO_PASSENGERS, adult: 1, infant: 1 }, 1))).toBe(6500))
})
