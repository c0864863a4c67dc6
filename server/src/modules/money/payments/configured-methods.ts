import type { Instant } from '@shuttle/domain'
import type { Config } from '../../../config/config'
import { isMethodOn, type OtherMethod } from '../../../config/payment-environment'
import { createAlipayProvider } from './alipay/alipay-provider'
import { alipayGatewayUrl, readAlipaySettings } from './alipay/alipay-settings'
import { createCmbProvider } from './cmbpay/cmb-provider'
import { cmbPayUrl, readCmbSettings } from './cmbpay/cmb-settings'
import { createMastercardProvider } from './mastercard/mastercard-provider'
import { createOctopusProvider } from './octopus/octopus-provider'
import { octopusLandingUrl, readOctopusSettings } from './octopus/octopus-settings'
import { type FramePolicy, type PaymentMethods, paymentMethods } from './payment-provider'
import { readGatewaySettings } from './payment-settings'
import { createWechatPayProvider } from './wechat/wechat-pay-provider'
import { readWechatPaySettings } from './wechat/wechat-pay-settings'

const isOnIn = (config: Config) => (method: OtherMethod) => isMethodOn(config.otherMethods, method, config.production)

/** The payment methods that the settings configure, in the order they are offered. */
export const configuredMethods = (config: Config, now: () => Instant): PaymentMethods => {
  const isOn = isOnIn(config)
  return paymentMethods([
    createMastercardProvider(readGatewaySettings(config)),
    ...(isOn('WECHAT_PAY') ? [createWechatPayProvider(readWechatPaySettings(config, now))] : []),
    ...(isOn('ALIPAY') ? [createAlipayProvider(readAlipaySettings(config, now))] : []),
    ...(isOn('OCTOPUS') ? [createOctopusProvider(readOctopusSettings(config, now))] : []),
    ...(isOn('CMB') ? [createCmbProvider(readCmbSettings(config, now))] : []),
  ])
}

/** What the card provider's frame document may load. */
export const cardFramePolicy = (config: Config): FramePolicy =>
  createMastercardProvider(readGatewaySettings(config)).frame

/** Origins that the payment screen posts forms to, of the enabled methods only: the policy of pages contains them. */
export const paymentFormOrigins = (config: Config): string[] => {
  const isOn = isOnIn(config)
  const addresses = [
    ...(isOn('ALIPAY') ? [alipayGatewayUrl(config)] : []),
    ...(isOn('CMB') ? [cmbPayUrl(config)] : []),
    ...(isOn('OCTOPUS') ? [octopusLandingUrl(config)] : []),
  ]
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
