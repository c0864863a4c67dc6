import type { Currency } from '@shuttle/domain'

/** Currencies as calls spell them. */
export const CURRENCY_CODES: Readonly<Record<Currency, string>> = { CNY: '1', HKD: '2' }
