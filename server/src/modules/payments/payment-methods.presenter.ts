import type { Currency } from '@shuttle/domain'
import type { PaymentProvider } from './payment-provider'

/** Undefined for a currency we do not know. */
export const currencyFromWire = (code: string): Currency | undefined =>
  code === '1' ? 'CNY' : code === '2' ? 'HKD' : undefined

export const presentMethods = (providers: readonly PaymentProvider[]) => ({
  responseData: providers.map((provider) => ({ payCode: provider.code })),
})
