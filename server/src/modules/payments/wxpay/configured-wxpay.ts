import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto'
import type { Currency, Instant } from '@shuttle/domain'
import type { Config } from '../../../config'
import { SANDBOX_SECRETS } from '../../../payment-environment'
import { CALL_TIMEOUT_MS, sandboxUrl } from '../payment-settings'
import { sandboxKeys } from '../sandbox-keys'
import type { WxpaySettings } from './wxpay-settings'

const NONCE_BYTES = 16

/** Where WeChat Pay is and who we are there: `WXPAY_URL` and its like, else the sandbox on this machine. */
export const configuredWxpay = (config: Config, now: () => Instant): WxpaySettings => {
  const given = config.otherMethods
  const ourKey = given.WXPAY_PRIVATE_KEY ? createPrivateKey(given.WXPAY_PRIVATE_KEY) : undefined
  const theirKey = given.WXPAY_PLATFORM_KEY ? createPublicKey(given.WXPAY_PLATFORM_KEY) : undefined
  return {
    baseUrl: (given.WXPAY_URL ?? sandboxUrl(config)).replace(/\/$/, ''),
    merchant: given.WXPAY_MERCHANT ?? '1900000001',
    appId: given.WXPAY_APP_ID ?? 'wx0000sandbox0001',
    serial: given.WXPAY_SERIAL ?? '5157F09EFDC096DE15EBE81A47057A7200000001',
    get privateKey() {
      return ourKey ?? sandboxKeys('wxpay-merchant').privateKey
    },
    platformSerial: given.WXPAY_PLATFORM_SERIAL ?? 'PUB_KEY_ID_0000000000000001',
    get platformKey() {
      return theirKey ?? sandboxKeys('wxpay-platform').publicKey
    },
    apiKey: given.WXPAY_API_KEY ?? SANDBOX_SECRETS.WXPAY_API_KEY,
    currencies: given.WXPAY_CURRENCIES.split(',') as Currency[],
    notifyUrl: `${config.publicUrl}/api/pay/notify/wxpay`,
    timeoutMs: CALL_TIMEOUT_MS,
    now,
    nonce: () => randomBytes(NONCE_BYTES).toString('hex').toUpperCase(),
  }
}
