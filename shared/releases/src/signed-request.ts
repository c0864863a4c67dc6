import { createHash, type KeyObject, randomBytes, sign, verify } from 'node:crypto'

/** A signed request is refused when its date is further away than this, milliseconds. */
export const SIGNATURE_WINDOW_MS = 5 * 60_000

/** Headers of a signed request. `key` is the app's name, `operator` or `delivery`. */
export const SIGNATURE_HEADERS = {
  key: 'x-release-key',
  date: 'x-release-date',
  site: 'x-release-site',
  nonce: 'x-release-nonce',
  /** SHA-256 of the body, hex: the signature is checked before the body is read. */
  digest: 'x-release-digest',
  signature: 'x-release-signature',
}

export interface SignedRequest {
  method: string
  /** With its query. */
  path: string
  /** Milliseconds, as text. */
  date: string
  /** Address of the site that the request is for, without path: no other site accepts it. */
  site: string
  /** {@link newNonce}: a site accepts a request once. */
  nonce: string
  body: Uint8Array
}

/** Random text that no other request has. */
export const newNonce = (): string => randomBytes(16).toString('base64url')

export const isNonce = (text: string): boolean => /^[\w-]{22}$/.test(text)

/** What a server knows of a request before its body: `digest` is the body's SHA-256 in hex. */
export type RequestHead = Omit<SignedRequest, 'body'> & { digest: string }

export const bodyDigest = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')

const toHead = ({ body, ...head }: SignedRequest): RequestHead => ({ ...head, digest: bodyDigest(body) })

/** The signed text. Delivery processes of 1.0.0 name neither site nor nonce: their text ends with the hash. */
const toSignedText = ({ method, path, date, digest, site, nonce }: RequestHead): Buffer =>
  Buffer.from([method, path, date, digest, ...(site === '' && nonce === '' ? [] : [site, nonce])].join('\n'))

/** Headers of a request that `key` of `owner` signs. */
export const signatureHeaders = (owner: string, request: SignedRequest, key: KeyObject): Record<string, string> => ({
  [SIGNATURE_HEADERS.key]: owner,
  [SIGNATURE_HEADERS.date]: request.date,
  [SIGNATURE_HEADERS.site]: request.site,
  [SIGNATURE_HEADERS.nonce]: request.nonce,
  [SIGNATURE_HEADERS.digest]: bodyDigest(request.body),
  [SIGNATURE_HEADERS.signature]: signRequest(request, key),
})

/** Ed25519, base64. */
export const signRequest = (request: SignedRequest, key: KeyObject): string =>
  sign(null, toSignedText(toHead(request)), key).toString('base64')

export const isSignedBy = (request: SignedRequest, signature: string, key: KeyObject): boolean =>
  isHeadSignedBy(toHead(request), signature, key)

export const isHeadSignedBy = (head: RequestHead, signature: string, key: KeyObject): boolean =>
  verify(null, toSignedText(head), key, Buffer.from(signature, 'base64'))

/** Short name of a key, as histories show it: its owner and the beginning of its SHA-256. */
export const keyLabel = (owner: string, der: Uint8Array): string =>
  `${owner}:${createHash('sha256').update(der).digest('hex').slice(0, 8)}`

/** Fingerprint in a label, without its owner: one key may be admitted for several owners. */
export const keyPrint = (label: string): string => label.split(':').at(-1) ?? ''

export const signRecord = (record: Uint8Array, key: KeyObject): string => sign(null, record, key).toString('base64')

export const isRecordSignedBy = (record: Uint8Array, signature: string, key: KeyObject): boolean =>
  verify(null, record, key, Buffer.from(signature, 'base64'))
