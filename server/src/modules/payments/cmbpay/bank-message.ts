import { createHash, timingSafeEqual, verify } from 'node:crypto'
import type { CmbSettings } from './cmb-settings'

export type Fields = Readonly<Record<string, string>>

/** `name=value` in the order of names, capital or not, joined by `&`. */
export const sortedFields = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => ({ name, value, order: name.toLowerCase() }))
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ name, value }) => `${name}=${value}`)
    .join('&')

/** Hex SHA-256 over the sorted fields and the merchant key. */
export const signFields = (fields: Fields, key: string): string =>
  createHash('sha256')
    .update(`${sortedFields(fields)}&${key}`)
    .digest('hex')

export const isSigned = (fields: Fields, sign: string, key: string): boolean => {
  const [right, shown] = [Buffer.from(signFields(fields, key)), Buffer.from(sign.toLowerCase())]
  return right.length === shown.length && timingSafeEqual(right, shown)
}

/** Whether the bank signed a notice: RSA with SHA-1 over the sorted fields, as its interface has it. */
export const isSignedByBank = (fields: Fields, sign: string, bankKey: CmbSettings['bankKey']): boolean => {
  try {
    return verify('RSA-SHA1', Buffer.from(sortedFields(fields)), bankKey, Buffer.from(sign, 'base64'))
  } catch {
    return false
  }
}

/** The JSON text of `jsonRequestData`. */
export const requestText = (settings: Pick<CmbSettings, 'version' | 'key'>, reqData: Fields): string =>
  JSON.stringify({
    version: settings.version,
    charset: 'UTF-8',
    sign: signFields(reqData, settings.key),
    signType: 'SHA-256',
    reqData,
  })
