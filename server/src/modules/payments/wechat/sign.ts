import { constants, type KeyObject, sign, verify } from 'node:crypto'

/** The lines are each ended by a line feed, the last one too. */
const message = (lines: readonly string[]): Buffer => Buffer.from(lines.map((line) => `${line}\n`).join(''))
const PADDING = constants.RSA_PKCS1_PADDING

/** SHA256-RSA2048 over lines, in base64: every signature of WeChat Pay API v3. */
export const signLines = (lines: readonly string[], key: KeyObject): string =>
  sign('sha256', message(lines), { key, padding: PADDING }).toString('base64')

export const isSignedBy = (lines: readonly string[], signature: string, key: KeyObject): boolean => {
  try {
    return verify('sha256', message(lines), { key, padding: PADDING }, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
