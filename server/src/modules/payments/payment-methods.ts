import type { Currency } from '@shuttle/domain'
import type { PaymentProvider } from './payment-provider'

/** The providers this installation is configured for. */
export interface PaymentMethods {
  byCode: (code: string) => PaymentProvider | undefined
  /** Those that can take a currency, in the order they are offered. */
  taking: (currency: Currency) => PaymentProvider[]
}

export const paymentMethods = (providers: readonly PaymentProvider[]): PaymentMethods => ({
  byCode: (code) => providers.find((provider) => provider.code === code),
  taking: (currency) => providers.filter((provider) => provider.takes(currency)),
})
