import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { Currency, Instant } from '@shuttle/domain'
import type { Config } from '../../../../config/config'
import { CALL_TIMEOUT_MS, sandboxUrl } from '../payment-settings'
import { getSandboxKeys } from '../sandbox-keys'

/** All settings of an Alipay application; sandbox and live have no other difference. */
export interface AlipaySettings {
  /** Where the browser posts its form and the service its queries: `https://openapi.alipay.com/gateway.do`. */
  gatewayUrl: string
  appId: string
  /** The account that receives the money, `2088` and twelve digits; notices name it. */
  sellerId: string
  /** Our key: it signs forms and queries. */
  privateKey: KeyObject
  /** The key of Alipay: it signs answers and notices. */
  alipayKey: KeyObject
  /** Those of the contract. */
  currencies: readonly Currency[]
  /** Address of this site, without a slash at the end. */
  siteUrl: string
  /** Milliseconds one call may take. */
  timeoutMs: number
  now: () => Instant
}

/** Target of the browser's form. */
export const alipayGatewayUrl = (config: Config): string =>
  config.otherMethods.ALIPAY_URL ?? `${sandboxUrl(config)}/gateway.do`

/** Address and credentials of Alipay: `ALIPAY_URL` and its like, else the sandbox on this machine. */
export const readAlipaySettings = (config: Config, now: () => Instant): AlipaySettings => {
  const given = config.otherMethods
  const ourKey = given.ALIPAY_PRIVATE_KEY ? createPrivateKey(given.ALIPAY_PRIVATE_KEY) : undefined
  const theirKey = given.ALIPAY_PUBLIC_KEY ? createPublicKey(given.ALIPAY_PUBLIC_KEY) : undefined
  return {
    gatewayUrl: alipayGatewayUrl(config),
    appId: given.ALIPAY_APP_ID ?? '2021000000000001',
    sellerId: given.ALIPAY_SELLER_ID ?? '2088000000000001',
    get privateKey() {
      return ourKey ?? getSandboxKeys('alipay-merchant').privateKey
    },
    get alipayKey() {
      return theirKey ?? getSandboxKeys('alipay').publicKey
    },
    currencies: given.ALIPAY_CURRENCIES.split(',') as Currency[],
    siteUrl: config.publicUrl,
    timeoutMs: CALL_TIMEOUT_MS,
    now,
  }
}
