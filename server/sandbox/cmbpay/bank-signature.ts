import { createHash, type KeyObject, sign } from 'node:crypto'

export type BankFields = Record<string, string>

const toSignedText = (fields: BankFields): string => {
  const names = Object.keys(fields).toSorted((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), 'en'))
  return names.map((name) => `${name}=${fields[name]}`).join('&')
}

/** The merchant's signature, which the bank's answers bear too. */
export const hashSign = (fields: BankFields, key: string): string =>
  createHash('sha256')
    .update(`${toSignedText(fields)}&${key}`, 'utf8')
    .digest('hex')

/** The bank's own signature, on notices. */
export const rsaSign = (fields: BankFields, key: KeyObject): string =>
  sign('RSA-SHA1', Buffer.from(toSignedText(fields)), key).toString('base64')
