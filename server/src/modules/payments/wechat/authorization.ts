import { signLines } from './sign'
import type { WechatPaySettings } from './wechat-pay-settings'

export interface SignedCall {
  method: 'GET' | 'POST'
  /** Path with its query, as it goes over the line. */
  path: string
  /** Exactly the bytes that are sent; empty for GET. */
  body: string
}

/** The `Authorization` of a call: WECHATPAY2-SHA256-RSA2048 over method, path, time, nonce and body. */
export const getAuthorization = (
  settings: Pick<WechatPaySettings, 'merchant' | 'serial' | 'privateKey'>,
  call: SignedCall,
  at: { timestamp: string; nonce: string },
): string => {
  const signature = signLines([call.method, call.path, at.timestamp, at.nonce, call.body], settings.privateKey)
  const fields = [
    `mchid="${settings.merchant}"`,
    `nonce_str="${at.nonce}"`,
    `signature="${signature}"`,
    `timestamp="${at.timestamp}"`,
    `serial_no="${settings.serial}"`,
  ]
  return `WECHATPAY2-SHA256-RSA2048 ${fields.join(',')}`
}
