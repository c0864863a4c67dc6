import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

/** Who may move every app, and publish none. */
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

/** Keys of one owner; read each time, so that a revoked key ends with the file's next version. No file, no keys. */
export const readPublisherKeys = async (file: string, owner: string): Promise<PublisherKey[]> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as { code?: string }).code === 'ENOENT') return '{}'
    throw error
  })
  const keys = z.parse(keyFile, JSON.parse(text))
  return (Object.hasOwn(keys, owner) ? (keys[owner] ?? []) : []).map((one) => toKey(owner, one))
}
