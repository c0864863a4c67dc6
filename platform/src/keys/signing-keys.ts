import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keyLabel } from '@shuttle/releases'

type KeyFile = Record<string, readonly string[]>

/** Owners of keys that are no apps: the operator may move every app, delivery processes only deliver pages. */
export const SITE_OWNERS = ['operator', 'delivery'] as const

export const keyPath = (dataDir: string, owner: string): string => join(dataDir, 'keys', `${owner}.pem`)

const readKeyFile = (file: string): KeyFile =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeyFile) : {}

/** Atomic rename, because the site reads the file at every request. */
const writeKeyFile = (file: string, keys: KeyFile): void => {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, `${JSON.stringify(keys, null, 1)}\n`)
  renameSync(part, file)
}

/**
 * Creates a key for each app and the operator of a local site, and the file with their public keys. Existing keys stay;
 * a key that an operator removed from the file is not restored unless its owner has none left.
 */
export const ensureDevelopmentKeys = (dataDir: string, owners: readonly string[]): void => {
  const file = join(dataDir, 'publisher-keys.json')
  const known = readKeyFile(file)
  const added = owners.flatMap((owner) => {
    const path = keyPath(dataDir, owner)
    if (known[owner]?.length && existsSync(path)) return []
    const key = existsSync(path) ? readPrivateKey(path) : makeKeyPair(path)
    const text = toPublicText(key)
    return known[owner]?.includes(text) ? [] : [[owner, [...(known[owner] ?? []), text]] as const]
  })
  if (added.length > 0) writeKeyFile(file, { ...known, ...Object.fromEntries(added) })
}

/**
 * Adds a public key to the key file of a site; false when it is already there. Throws one line for a text that is no
 * public key.
 */
export const admitPublicKey = (file: string, owner: string, text: string): boolean => {
  if (!isPublicText(text)) throw new Error(`"${text}" is no public key: the line of \`npm run release -- key\` has it.`)
  const known = readKeyFile(file)
  if (known[owner]?.includes(text)) return false
  writeKeyFile(file, { ...known, [owner]: [...(known[owner] ?? []), text] })
  return true
}

const isPublicText = (text: string): boolean => {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

const parse = (pem: Buffer): KeyObject | undefined => {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

/** Reads a private key (PKCS#8 PEM). Throws one line for a missing file, or another kind of key. */
export const readPrivateKey = (file: string): KeyObject => {
  if (!existsSync(file))
    throw new Error(`There is no key at ${file}: make one by \`npm run release -- key <app>\`, or name it with --key.`)
  const key = parse(readFileSync(file))
  if (!key) throw new Error(`${file} is no private key that can be read (PEM without a password).`)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} is no Ed25519 key.`)
  return key
}

/** The public key as the site's key file has it: base64 of its DER (SPKI). */
export const toPublicText = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')

/** Name of a key in the site's history: its owner and the beginning of its fingerprint. */
export const labelKey = (owner: string, key: KeyObject): string =>
  keyLabel(owner, Buffer.from(toPublicText(key), 'base64'))

/** Creates a key pair and stores the private key in a file that only its owner can read. */
export const makeKeyPair = (file: string): KeyObject => {
  const { privateKey } = generateKeyPairSync('ed25519')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' })
  chmodSync(file, 0o600)
  return privateKey
}
