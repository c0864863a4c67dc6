import { verify } from 'node:crypto'
import type { WechatPayProfile } from '../sandbox-options'

/** A refusal as API v3 spells it: `{code, message, detail}`. */
export class WechatPayError extends Error {
  override readonly name = 'WechatPayError'
  readonly status: number
  readonly body: { code: string; message: string; detail?: { field: string } }

  constructor(status: number, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.body = { code, message, ...(field !== undefined && { detail: { field } }) }
  }
}

const SCHEME = 'WECHATPAY2-SHA256-RSA2048 '
const TOLERANCE_MS = 300_000

const readFields = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/**
 * The merchant's signature over method, path, time, nonce and body. Every nonce is accepted once, and only near its
 * time.
 */
export const checkAuthorization = (
  profile: WechatPayProfile,
  call: { authorization: string | undefined; method: string; path: string; body: string },
  state: { now: number; nonces: Set<string> },
): void => {
  const toRefusal = (why: string) => new WechatPayError(401, 'SIGN_ERROR', why)
  if (!call.authorization?.startsWith(SCHEME)) throw toRefusal('no WECHATPAY2-SHA256-RSA2048 authorization')
  const { mchid, serial_no, nonce_str = '', timestamp = '', signature = '' } = readFields(call.authorization)
  if (mchid !== profile.merchant || serial_no !== profile.serial) throw toRefusal('unknown merchant or certificate')
  if (!(Math.abs(Number(timestamp) * 1000 - state.now) <= TOLERANCE_MS)) throw toRefusal('timestamp out of range')
  const text = [call.method, call.path, timestamp, nonce_str, call.body].map((line) => `${line}\n`).join('')
  if (!verify('RSA-SHA256', Buffer.from(text), profile.merchantKey, Buffer.from(signature, 'base64')))
    throw toRefusal('wrong signature')
  if (nonce_str === '' || state.nonces.has(nonce_str)) throw toRefusal('nonce was used before')
  state.nonces.add(nonce_str)
}
