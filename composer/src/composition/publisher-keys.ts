import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Admission, admissionText, isRecordSignedBy, keyLabel, keyPrint } from '@shuttle/releases'
import * as z from 'zod/mini'

/** Owner of the keys that may move every app, and publish none. */
export const OPERATOR = 'operator'
/** Owner of the keys of processes that deliver pages: they may only read the registry. */
export const DELIVERY = 'delivery'

/** App, `operator` or `delivery` -> public keys, base64 of their DER (SPKI). */
const keyFile = z.record(z.string(), z.array(z.string()))
export type PublisherKeyFile = z.infer<typeof keyFile>

export interface PublisherKey {
  key: KeyObject
  /** Owner and the first characters of the key's fingerprint, as shown in the history. */
  label: string
}

const readDer = (der: Buffer): KeyObject | undefined => {
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' })
  } catch {
    return undefined
  }
}

const toKey = (owner: string, text: string): PublisherKey => {
  const der = Buffer.from(text, 'base64')
  const key = readDer(der)
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new Error(`a key of ${owner} is no Ed25519 key (DER in base64): ${JSON.stringify(text.slice(0, 60))}`)
  return { key, label: keyLabel(owner, der) }
}

/** The content of the key file; a missing file has no keys. */
export const readKeyFile = async (file: string): Promise<PublisherKeyFile> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as { code?: string }).code === 'ENOENT') return '{}'
    throw error
  })
  return z.parse(keyFile, JSON.parse(text))
}

const textsOf = (keys: PublisherKeyFile, owner: string): readonly string[] =>
  Object.hasOwn(keys, owner) ? (keys[owner] ?? []) : []

/** The keys of one owner. Throws one line that names the owner when one of them is not an Ed25519 key. */
export const toPublisherKeys = (keys: PublisherKeyFile, owner: string): PublisherKey[] =>
  textsOf(keys, owner).map((one) => toKey(owner, one))

/** Fingerprints of the keys of one owner, as in labels. Never throws: an invalid line has the fingerprint of no key. */
export const toKeyPrints = (keys: PublisherKeyFile, owner: string): string[] =>
  textsOf(keys, owner).map((text) => keyPrint(keyLabel(owner, Buffer.from(text, 'base64'))))

/** The keys of all owners, by owner. Throws like {@link toPublisherKeys}. */
export const toKeysByOwner = (keys: PublisherKeyFile): ReadonlyMap<string, readonly PublisherKey[]> =>
  new Map(Object.keys(keys).map((owner) => [owner, toPublisherKeys(keys, owner)]))

/** Throws where a file does not contain public keys; a missing one has none. */
export const assertPublicKeys = async (file: string): Promise<void> => {
  toKeysByOwner(await readKeyFile(file))
}

/** Keys of these owners are the root of trust: they come from the key file of each server alone. */
export const isRootOwner = (owner: string): boolean => owner === OPERATOR || owner === DELIVERY

/** Whether an operator of this key file signed the admission. */
export const isAdmittedBy = (file: PublisherKeyFile, admission: Admission): boolean =>
  toPublisherKeys(file, OPERATOR).some(({ key }) =>
    isRecordSignedBy(admissionText(admission), admission.signature, key),
  )

/**
 * A key file with the keys that its operators admitted over the release calls. Database and registry are not trusted:
 * an admission without a valid signature adds nothing.
 */
export const withAdmitted = (file: PublisherKeyFile, admissions: readonly Admission[]): PublisherKeyFile => {
  const keys = new Map(Object.entries(file))
  for (const admission of admissions) {
    const known = keys.get(admission.app) ?? []
    if (isRootOwner(admission.app) || known.includes(admission.key) || !isAdmittedBy(file, admission)) continue
    keys.set(admission.app, [...known, admission.key])
  }
  return Object.fromEntries(keys)
}
