import type { Currency } from '@shuttle/domain'

/** ISO 4217 spelling of our currencies. */
export const GATEWAY_CURRENCY: Record<Currency, string> = { CNY: 'CNY', HKD: 'HKD' }
