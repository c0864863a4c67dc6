import type { Cents, Currency } from '@shuttle/domain'
import type { PaymentProvider } from './payment-provider'

/** Undefined for a currency we do not know. */
export const currencyFromWire = (code: string): Currency | undefined =>
  code === '1' ? 'CNY' : code === '2' ? 'HKD' : undefined

/** `due` is the amount of the order they are for, where one was named. */
export const presentMethods = (providers: readonly PaymentProvider[], due: Cents | undefined) => {
  const takesAmount = (provider: PaymentProvider) => due === undefined || provider.takesAmount?.(due) !== false
  const notForAmount = providers.filter((provider) => !takesAmount(provider)).map(({ code }) => code)
  return {
    responseData: providers.filter(takesAmount).map((provider) => ({ payCode: provider.code })),
    ...(notForAmount.length > 0 && { extend: { notForAmount } }),
  }
}
