import { centsFromUnits, formatAmount, formatMoney, formatUnits } from './money'

describe('[A5.price.1] prices are shown with two decimals', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [6500, '65.00'],
    [123456, '1234.56'],
    [-650, '-6.50'],
  ])('a price is shown with two decimals: %i cents are %s', (cents, text) => expect(formatUnits(cents)).toBe(text))
})

describe('[P9.money.1, A9.money.1] the symbol follows the currency', () => {
  it('[D9.25] formatMoney shows yuan and Hong Kong dollars', () => {
    expect(formatMoney(5800, 'CNY')).toBe('¥58.00')
    expect(formatMoney(6500, 'HKD')).toBe('HK$65.00')
  })

  it('formatMoney starts a deduction with its sign', () => {
    expect(formatMoney(-1050, 'CNY')).toBe('\u2212¥10.50')
    expect(formatMoney(-5, 'HKD')).toBe('\u2212HK$0.05')
    expect(formatMoney(-0, 'HKD')).toBe('HK$0.00')
  })
})

describe('[D11.format.1] thousands of an amount are separated', () => {
  it.each([
    [99_999, 'HK$999.99'],
    [100_000, 'HK$1,000.00'],
    [123_456_789, 'HK$1,234,567.89'],
    [-123_400, '\u2212HK$1,234.00'],
  ])('%i cents are %s', (cents, text) => expect(formatMoney(cents, 'HKD')).toBe(text))
  it('an amount in another currency has its code', () =>
    expect(formatAmount(-123_456, 'USD ')).toBe('\u2212USD 1,234.56'))
  it('calls, files and fields have plain digits and a hyphen', () => expect(formatUnits(-123_456)).toBe('-1234.56'))
})

describe('[P9.money.1] units of the wire become integer cents without a float', () => {
  it.each([
    ['65', 6500],
    ['65.5', 6550],
    ['0.29', 29],
    ['-3.10', -310],
    [1.1, 110],
  ])('units of the wire become cents: %s -> %i', (units, cents) => expect(centsFromUnits(units)).toBe(cents))
  it.each(['', 'abc', '1.234', '1e3', ' . '])('centsFromUnits refuses %p', (units) =>
    expect(centsFromUnits(units)).toBeUndefined(),
  )
})
