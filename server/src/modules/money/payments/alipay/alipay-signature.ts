import { type KeyObject, sign, verify } from 'node:crypto'

export type TradeFields = Readonly<Record<string, string>>

/** `name=value` in the order of names, joined by `&`; empty fields and `sign` are no part of it. */
const toSignedText = (fields: TradeFields): string =>
  Object.keys(fields)
    .filter((name) => name !== 'sign' && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

/** RSA2: SHA-256 with RSA over the sorted fields, in base64. */
export const signByRsa2 = (fields: TradeFields, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(toSignedText(fields)), key).toString('base64')

/** Whether Alipay signed this text. */
export const isSignedByAlipay = (text: string, signature: string, key: KeyObject): boolean => {
  try {
    return verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

/** Whether Alipay signed the fields of a notice, which are signed without `sign_type` too. */
export const isSignedNotice = ({ sign_type: _type, ...fields }: TradeFields, key: KeyObject): boolean =>
  isSignedByAlipay(toSignedText(fields), fields.sign ?? '', key)
