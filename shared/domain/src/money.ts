import { withSign } from './format-count'

/** Integer cents of some currency. Never a float of units. */
export type Cents = number
export type Currency = 'CNY' | 'HKD'

export const CURRENCY_SYMBOL: Record<Currency, string> = { CNY: '¥', HKD: 'HK$' }

/** `6500` -> `65.00`, as calls, files and fields have it: two decimals everywhere (accounts 5). */
export const formatUnits = (cents: Cents): string => {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `6500` -> `65.00`, `-123456` -> `−1,234.56`: for people; machines read `formatUnits`. `symbol` follows the sign. */
export const formatAmount = (cents: Cents, symbol = ''): string => withSign(cents, formatUnits(Math.abs(cents)), symbol)

/** `HK$1,265.00`, the way every screen shows an amount; a deduction has its sign first: `−HK$65.00`. */
export const formatMoney = (cents: Cents, currency: Currency): string => formatAmount(cents, CURRENCY_SYMBOL[currency])

/** `65` or `65.5` or `65.00` -> 6500 / 6550 / 6500; undefined for an invalid amount. */
export const centsFromUnits = (units: string | number): Cents | undefined => {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(units).trim())
  if (!match) return undefined
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] ? -cents : cents
}
