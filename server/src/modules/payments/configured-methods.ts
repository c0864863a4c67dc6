import type { Instant } from '@shuttle/domain'
import type { Config } from '../../config'
import { isMethodOn } from '../../payment-environment'
import { createMastercardProvider } from './mastercard/mastercard-provider'
import { type PaymentMethods, paymentMethods } from './payment-methods'
import type { FramePolicy } from './payment-provider'
import { gatewaySettings } from './payment-settings'
import { configuredWxpay } from './wxpay/configured-wxpay'
import { createWxpayProvider } from './wxpay/wxpay-provider'

/** The ways to pay that the settings name, in the order they are offered. */
export const configuredMethods = (config: Config, now: () => Instant): PaymentMethods => {
  const isOn = (method: Parameters<typeof isMethodOn>[1]) => isMethodOn(config.otherMethods, method, config.production)
  return paymentMethods([
    createMastercardProvider(gatewaySettings(config)),
    ...(isOn('WXPAY') ? [createWxpayProvider(configuredWxpay(config, now))] : []),
  ])
}

/** What the card provider's frame document may load. */
export const cardFramePolicy = (config: Config): FramePolicy => createMastercardProvider(gatewaySettings(config)).frame
