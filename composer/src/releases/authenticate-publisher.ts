import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isSignedBy, SIGNATURE_HEADERS, SIGNATURE_WINDOW_MS, type SignedRequest } from '@shuttle/releases'
import * as z from 'zod/mini'
import { ReleaseFault } from './release-context'

/** Owner of the keys that may move every app, and publish none. */
export const OPERATOR = 'operator'

/** App or `operator` -> public keys, base64 of their DER (SPKI). */
const keyFile = z.record(z.string(), z.array(z.string()))

export interface PublisherKey {
  key: KeyObject
  /** App or `operator`, and the beginning of the key's fingerprint: what the history shows. */
  label: string
}

const toKey = (owner: string, text: string): PublisherKey => {
  const der = Buffer.from(text, 'base64')
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`a key of ${owner} is no Ed25519 key`)
  return { key, label: `${owner}:${createHash('sha256').update(der).digest('hex').slice(0, 8)}` }
}

/** Keys of one owner; read at each request, so that a key removed from the file ends at once. Without the file there are no keys. */
export const readPublisherKeys = async (file: string, owner: string): Promise<PublisherKey[]> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as { code?: string }).code === 'ENOENT') return '{}'
    throw error
  })
  const keys = z.parse(keyFile, JSON.parse(text))
  return (Object.hasOwn(keys, owner) ? (keys[owner] ?? []) : []).map((one) => toKey(owner, one))
}

export interface Publisher {
  /** App whose key signed, or `operator`. */
  owner: string
  label: string
}

type Headers = Readonly<Record<string, string | string[] | undefined>>
const readHeader = (headers: Headers, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** Checks the signature of a request and answers who signed it. Throws {@link ReleaseFault} `UNSIGNED` for a missing, old or wrong signature. */
export const authenticateRequest = async (
  request: Omit<SignedRequest, 'date'> & { headers: Headers },
  options: {
    keyFile: string
    /** Real time, milliseconds. */
    now: number
  },
): Promise<Publisher> => {
  const owner = readHeader(request.headers, SIGNATURE_HEADERS.key)
  const date = readHeader(request.headers, SIGNATURE_HEADERS.date)
  const signature = readHeader(request.headers, SIGNATURE_HEADERS.signature)
  if (!owner || !signature) throw new ReleaseFault('UNSIGNED', 'The request is not signed.')
  if (!/^\d{1,15}$/.test(date) || Math.abs(options.now - Number(date)) > SIGNATURE_WINDOW_MS)
    throw new ReleaseFault('UNSIGNED', 'The signature is too old, or the clock of this machine is wrong.')
  const keys = await readPublisherKeys(options.keyFile, owner)
  if (keys.length === 0) throw new ReleaseFault('UNSIGNED', `The site knows no key of ${owner}.`)
  const { method, path, body } = request
  const signer = keys.find(({ key }) => isSignedBy({ method, path, body, date }, signature, key))
  if (!signer) throw new ReleaseFault('UNSIGNED', `The signature is not by a key of ${owner}.`)
  return { owner, label: signer.label }
}
