import { type Cents, centsFromUnits } from './money'
import { toPlainSigns } from './plain-signs'

/** Commas, blanks or apostrophes between thousands, and nowhere else. */
const GROUPED = /^-?\d{1,3}(?:([,' ])\d{3})(?:\1\d{3})*(?:\.\d+)?$/

const toDigits = (typed: string): string => {
  const plain = toPlainSigns(typed).replaceAll('。', '.').replace(/\s/g, ' ')
  return GROUPED.test(plain) ? plain.replace(/[,' ]/g, '') : plain
}

/** The name of a currency before or after an amount. */
const CURRENCY = /^(-?)\s*(?:HK\$|HKD|CNY|RMB|¥|\$|港幣|港币|人民幣|人民币)\s*|\s*(?:HKD|CNY|RMB|元|圓)$/giu

/** An amount as it is typed or pasted, `HK$1,200.00`, in cents; undefined when it is none. */
export const readAmount = (typed: string): Cents | undefined =>
  centsFromUnits(toDigits(toPlainSigns(typed).replace(CURRENCY, '$1')))

/** A whole number as it is typed or pasted, `1,200`; undefined when it is none. */
export const readCount = (typed: string): number | undefined => {
  const digits = toDigits(typed)
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
