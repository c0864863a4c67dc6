import { formatCount } from './format-count'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [999_999, '999,999'],
  [1_000_000, '1,000,000'],
  [-3000, '\u22123,000'],
  [1234.5, '1,234.5'],
])('[D11.format.1, D11.format.2] the count %p is shown as %p', (count, text) => expect(formatCount(count)).toBe(text))
