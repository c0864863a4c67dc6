import type { Instant } from '@shuttle/domain'
import { isSignedBy } from './sign'
import type { WechatPaySettings } from './wechat-pay-settings'

/** Older or younger than this, a signed word of the platform is not taken: somebody may be playing it again. */
const TOLERANCE_SECONDS = 300

type Headers = Readonly<Record<string, string | string[] | undefined>>
const getHeader = (headers: Headers, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
const isFresh = (timestamp: string, now: Instant): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) - now / 1000) <= TOLERANCE_SECONDS

/**
 * Whether a notice or an answer is the platform's own and of now: `Wechatpay-Signature` over time, nonce and body, by the key
 * that `Wechatpay-Serial` names. Header names in lower case.
 */
export const isFromPlatform = (
  settings: Pick<WechatPaySettings, 'platformSerial' | 'platformKey'>,
  message: { headers: Headers; body: string },
  now: Instant,
): boolean => {
  const { headers, body } = message
  const timestamp = getHeader(headers, 'wechatpay-timestamp')
  if (getHeader(headers, 'wechatpay-serial') !== settings.platformSerial || !isFresh(timestamp, now)) return false
  const lines = [timestamp, getHeader(headers, 'wechatpay-nonce'), body]
  return isSignedBy(lines, getHeader(headers, 'wechatpay-signature'), settings.platformKey)
}
