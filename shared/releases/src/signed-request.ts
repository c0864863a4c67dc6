import { createHash, type KeyObject, sign, verify } from 'node:crypto'

/** A signed request is refused when its date is further away than this, milliseconds. */
export const SIGNATURE_WINDOW_MS = 5 * 60_000

/** Headers of a signed request. `key` is the app's name, or `operator`. */
export const SIGNATURE_HEADERS = { key: 'x-release-key', date: 'x-release-date', signature: 'x-release-signature' }

export interface SignedRequest {
  method: string
  /** With its query. */
  path: string
  /** Milliseconds, as text. */
  date: string
  body: Uint8Array
}

/** What is signed. A repeated move is harmless: it names the revision it saw, which is outdated then. */
const toSignedText = ({ method, path, date, body }: SignedRequest): Buffer =>
  Buffer.from([method, path, date, createHash('sha256').update(body).digest('hex')].join('\n'))

/** Ed25519, base64. */
export const signRequest = (request: SignedRequest, key: KeyObject): string =>
  sign(null, toSignedText(request), key).toString('base64')

export const isSignedBy = (request: SignedRequest, signature: string, key: KeyObject): boolean =>
  verify(null, toSignedText(request), key, Buffer.from(signature, 'base64'))

export const signRecord = (record: Uint8Array, key: KeyObject): string => sign(null, record, key).toString('base64')

export const isRecordSignedBy = (record: Uint8Array, signature: string, key: KeyObject): boolean =>
  verify(null, record, key, Buffer.from(signature, 'base64'))
