import { createHash, type KeyObject, sign } from 'node:crypto'
import * as z from 'zod/mini'
import type { CmbProfile } from '../sandbox-options'

export type BankFields = Record<string, string>

const toSignedText = (fields: BankFields): string => {
  const names = Object.keys(fields).toSorted((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), 'en'))
  return names.map((name) => `${name}=${fields[name]}`).join('&')
}

/** The merchant's signature; the bank's answers carry it too. */
export const hashSign = (fields: BankFields, key: string): string =>
  createHash('sha256')
    .update(`${toSignedText(fields)}&${key}`, 'utf8')
    .digest('hex')

/** The bank's own signature, on notices. */
export const rsaSign = (fields: BankFields, key: KeyObject): string =>
  sign('RSA-SHA1', Buffer.from(toSignedText(fields)), key).toString('base64')

const bankRequest = z.looseObject({
  version: z.enum(['1.0', '2.0']),
  charset: z.literal('UTF-8'),
  sign: z.string(),
  signType: z.literal('SHA-256'),
  reqData: z.record(z.string(), z.string()),
})
const TOLERANCE_MS = 600_000

/** A refusal with the bank's code. */
export class BankError extends Error {
  override readonly name = 'BankRefused'
  readonly code: string

  constructor(code: string, text: string) {
    super(text)
    this.code = code
  }
}

/** `yyyyMMddHHmmss` in UTC+8. */
const toInstant = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6+08:00'))

/** Reads `jsonRequestData`: shape, signature, merchant and time. Throws {@link BankError}. */
export const readBankRequest = (profile: CmbProfile, text: string | undefined, now: number): BankFields => {
  let json: unknown
  try {
    json = JSON.parse(text ?? '')
  } catch {
    throw new BankError('MSS1001', '报文格式错误')
  }
  const read = z.safeParse(bankRequest, json)
  if (!read.success) throw new BankError('MSS1001', '报文格式错误')
  const { reqData, sign } = read.data
  if (hashSign(reqData, profile.key) !== sign.toLowerCase()) throw new BankError('MSS1002', '签名验证失败')
  if (reqData.branchNo !== profile.branchNo || reqData.merchantNo !== profile.merchantNo)
    throw new BankError('MSS1003', '商户号错误')
  if (!(Math.abs(toInstant(reqData.dateTime ?? '') - now) <= TOLERANCE_MS))
    throw new BankError('MSS1004', '请求时间错误')
  return reqData
}
