import { formatProviderMoney } from './provider-money'

it.each([
  ['HKD', 'HK$65.01'],
  ['CNY', '¥65.01'],
  ['USD', 'USD 65.01'],
  ['', ' 65.01'],
])('formats money of currency %p as %p', (currency, text) => {
  expect(formatProviderMoney({ amount: 6501, currency })).toBe(text)
})
