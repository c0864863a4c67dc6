import { type Cents, centsFromUnits } from './money'
import { toPlainSigns } from './plain-signs'

/** Commas, blanks or apostrophes are allowed between thousands only. */
const GROUPED = /^-?\d{1,3}(?:([,' ])\d{3})(?:\1\d{3})*(?:\.\d+)?$/

const toDigits = (typed: string): string => {
  const plain = toPlainSigns(typed).replaceAll('。', '.').replace(/\s/g, ' ')
  return GROUPED.test(plain) ? plain.replace(/[,' ]/g, '') : plain
}

/** The name of a currency before or after an amount. */
const CURRENCY = /^(-?)\s*(?:HK\$|HKD|CNY|RMB|¥|\$|港幣|港币|人民幣|人民币)\s*|\s*(?:HKD|CNY|RMB|元|圓)$/giu

/** A typed or pasted amount, `HK$1,200.00`, in cents; undefined when it is invalid. */
export const readAmount = (typed: string): Cents | undefined =>
  centsFromUnits(toDigits(toPlainSigns(typed).replace(CURRENCY, '$1')))

/** A typed or pasted whole number, `1,200`; undefined when it is invalid. */
export const readCount = (typed: string): number | undefined => {
  const digits = toDigits(typed)
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
