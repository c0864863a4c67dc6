import type { Config } from '../../config'
import { createMastercardProvider } from './mastercard/mastercard-provider'
import { type PaymentMethods, paymentMethods } from './payment-methods'
import type { FramePolicy } from './payment-provider'
import { gatewaySettings } from './payment-settings'

/** The ways to pay that the settings name. */
export const configuredMethods = (config: Config): PaymentMethods =>
  paymentMethods([createMastercardProvider(gatewaySettings(config))])

/** What the card provider's frame document may load. */
export const cardFramePolicy = (config: Config): FramePolicy => createMastercardProvider(gatewaySettings(config)).frame
