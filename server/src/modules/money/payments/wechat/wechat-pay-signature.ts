import { constants, createDecipheriv, type KeyObject, sign, verify } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import * as z from 'zod/mini'
import { findSerialKey } from '../find-serial-key'
import type { WechatPaySettings } from './wechat-pay-settings'

/** The lines are each ended by a line feed, the last one too. */
const message = (lines: readonly string[]): Buffer => Buffer.from(lines.map((line) => `${line}\n`).join(''))
const PADDING = constants.RSA_PKCS1_PADDING

/** SHA256-RSA2048 over lines, in base64: every signature of WeChat Pay API v3. */
export const signLines = (lines: readonly string[], key: KeyObject): string =>
  sign('sha256', message(lines), { key, padding: PADDING }).toString('base64')

const isSignedBy = (lines: readonly string[], signature: string, key: KeyObject): boolean => {
  try {
    return verify('sha256', message(lines), { key, padding: PADDING }, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

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

/** Older or newer than this, a signed message of the platform may be a replay. */
const TOLERANCE_SECONDS = 300

type Headers = Readonly<Record<string, string | string[] | undefined>>
const getHeader = (headers: Headers, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
const isFresh = (timestamp: string, now: Instant): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) - now / 1000) <= TOLERANCE_SECONDS

/**
 * Whether a notice or an answer is the platform's own and current: `Wechatpay-Signature` over time, nonce and body, by
 * the key that `Wechatpay-Serial` names. Header names in lower case. Throws `UnknownKey` where it names none of ours.
 */
export const isFromPlatform = (
  settings: Pick<WechatPaySettings, 'platformSerial' | 'platformKey' | 'otherPlatformKeys'>,
  message: { headers: Headers; body: string },
  now: Instant,
): boolean => {
  const { headers, body } = message
  const timestamp = getHeader(headers, 'wechatpay-timestamp')
  const serial = getHeader(headers, 'wechatpay-serial')
  if (serial === '' || !isFresh(timestamp, now)) return false
  const { platformSerial, platformKey, otherPlatformKeys = [] } = settings
  const keys = [{ serial: platformSerial, key: platformKey }, ...otherPlatformKeys]
  const lines = [timestamp, getHeader(headers, 'wechatpay-nonce'), body]
  return isSignedBy(lines, getHeader(headers, 'wechatpay-signature'), findSerialKey('wechat pay:', keys, serial))
}

const TAG_BYTES = 16

/** The encrypted part of a notice. */
export const noticeResource = z.looseObject({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.string(),
  nonce: z.string(),
  associated_data: z._default(z.string(), ''),
})

/** Decrypts a notice's resource with the APIv3 key; undefined when key, nonce, data or tag do not match. */
export const decryptResource = (resource: z.infer<typeof noticeResource>, apiKey: string): string | undefined => {
  const bytes = Buffer.from(resource.ciphertext, 'base64')
  try {
    const open = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(resource.nonce))
    open.setAuthTag(bytes.subarray(-TAG_BYTES))
    open.setAAD(Buffer.from(resource.associated_data))
    return Buffer.concat([open.update(bytes.subarray(0, -TAG_BYTES)), open.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
