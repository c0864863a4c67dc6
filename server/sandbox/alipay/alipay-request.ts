import { type KeyObject, sign, verify } from 'node:crypto'
import type { AlipayProfile } from '../sandbox-options'

export type AlipayFields = Readonly<Record<string, string>>

/** The signed text of fields: sorted by name; empty ones and the named ones are left out. */
export const toSignedText = (fields: AlipayFields, without: readonly string[]): string =>
  Object.entries(fields)
    .filter(([name, value]) => value !== '' && !without.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')

/** RSA2 in base64. */
export const signText = (text: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64')

/** A refusal with the codes of Alipay; 40004 is about the trade, 40002 about the request. */
export class AlipayError extends Error {
  override readonly name = 'AlipayRefused'
  readonly code: '40002' | '40004'
  readonly subCode: string

  constructor(code: '40002' | '40004', subCode: string, text: string) {
    super(text)
    this.code = code
    this.subCode = subCode
  }
}

const TOLERANCE_MS = 86_400_000

/** Reads a form or a query: application, signature, time. Throws {@link AlipayError}; answers the method's content. */
export const readAlipayRequest = (profile: AlipayProfile, fields: AlipayFields, now: number): AlipayFields => {
  const wrong = (subCode: string, text: string) => new AlipayError('40002', subCode, text)
  if (fields.app_id !== profile.appId) throw wrong('isv.invalid-app-id', '无效的AppID参数')
  if (fields.sign_type !== 'RSA2') throw wrong('isv.invalid-signature-type', '无效签名类型')
  if (fields.charset !== 'utf-8' || fields.version !== '1.0') throw wrong('isv.invalid-parameter', '参数无效')
  const signature = Buffer.from(fields.sign ?? '', 'base64')
  if (!verify('RSA-SHA256', Buffer.from(toSignedText(fields, ['sign'])), profile.merchantKey, signature))
    throw wrong('isv.invalid-signature', '验签出错，请确认签名')
  const at = Date.parse(`${(fields.timestamp ?? '').replace(' ', 'T')}+08:00`)
  if (!(Math.abs(at - now) <= TOLERANCE_MS)) throw wrong('isv.invalid-timestamp', '非法的时间戳参数')
  try {
    return JSON.parse(fields.biz_content ?? '') as AlipayFields
  } catch {
    throw wrong('isv.invalid-parameter', 'biz_content 格式错误')
  }
}
