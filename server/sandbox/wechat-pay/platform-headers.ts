import { randomBytes, sign } from 'node:crypto'
import type { WechatPayProfile } from './wechat-pay-profile'

/** The platform's signature on an answer or a notice. */
export const platformHeaders = (
  profile: Pick<WechatPayProfile, 'platformSerial' | 'platformKey'>,
  body: string,
  now: number,
): Record<string, string> => {
  const timestamp = String(Math.floor(now / 1000))
  const nonce = randomBytes(16).toString('hex')
  const text = `${timestamp}\n${nonce}\n${body}\n`
  return {
    'wechatpay-serial': profile.platformSerial,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': sign('RSA-SHA256', Buffer.from(text), profile.platformKey).toString('base64'),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  }
}
