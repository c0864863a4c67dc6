import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto'
import type { Currency, Instant } from '@shuttle/domain'
import type { Config } from '../../../config'
import { SANDBOX_SECRETS } from '../../../payment-environment'
import { CALL_TIMEOUT_MS, sandboxUrl } from '../payment-settings'
import { getSandboxKeys } from '../sandbox-keys'
import type { WechatPaySettings } from './wechat-pay-settings'

const NONCE_BYTES = 16

/** Where WeChat Pay is and who we are there: `WECHAT_PAY_URL` and its like, else the sandbox on this machine. */
export const readWechatPaySettings = (config: Config, now: () => Instant): WechatPaySettings => {
  const given = config.otherMethods
  const ourKey = given.WECHAT_PAY_PRIVATE_KEY ? createPrivateKey(given.WECHAT_PAY_PRIVATE_KEY) : undefined
  const theirKey = given.WECHAT_PAY_PLATFORM_KEY ? createPublicKey(given.WECHAT_PAY_PLATFORM_KEY) : undefined
  return {
    baseUrl: (given.WECHAT_PAY_URL ?? sandboxUrl(config)).replace(/\/$/, ''),
    merchant: given.WECHAT_PAY_MERCHANT ?? '1900000001',
    appId: given.WECHAT_PAY_APP_ID ?? 'wx0000sandbox0001',
    serial: given.WECHAT_PAY_SERIAL ?? '5157F09EFDC096DE15EBE81A47057A7200000001',
    get privateKey() {
      return ourKey ?? getSandboxKeys('wechat-pay-merchant').privateKey
    },
    platformSerial: given.WECHAT_PAY_PLATFORM_SERIAL ?? 'PUB_KEY_ID_0000000000000001',
    get platformKey() {
      return theirKey ?? getSandboxKeys('wechat-pay-platform').publicKey
    },
    apiKey: given.WECHAT_PAY_API_KEY ?? SANDBOX_SECRETS.WECHAT_PAY_API_KEY,
    currencies: given.WECHAT_PAY_CURRENCIES.split(',') as Currency[],
    notifyUrl: `${config.publicUrl}/api/pay/notify/wxpay`,
    timeoutMs: CALL_TIMEOUT_MS,
    now,
    nonce: () => randomBytes(NONCE_BYTES).toString('hex').toUpperCase(),
  }
}
