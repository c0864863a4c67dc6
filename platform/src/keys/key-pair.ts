import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const parse = (pem: Buffer): KeyObject | undefined => {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

/** Reads a private key (PKCS#8 PEM). Throws one line when there is none, or another kind. */
export const readPrivateKey = (file: string): KeyObject => {
  if (!existsSync(file))
    throw new Error(`There is no key at ${file}: make one by \`npm run release -- key <app>\`, or name it with --key.`)
  const key = parse(readFileSync(file))
  if (!key) throw new Error(`${file} is no private key that can be read (PEM without a password).`)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} is no Ed25519 key.`)
  return key
}

/** The public half as the site's key file has it: base64 of its DER (SPKI). */
export const publicTextOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')

/** What the site's history calls a key: its owner and the beginning of its fingerprint. */
export const keyLabel = (owner: string, key: KeyObject): string => {
  const print = createHash('sha256')
    .update(Buffer.from(publicTextOf(key), 'base64'))
    .digest('hex')
  return `${owner}:${print.slice(0, 8)}`
}

/** Makes a key pair and keeps the private half where only its owner can read it. */
export const makeKeyPair = (file: string): KeyObject => {
  const { privateKey } = generateKeyPairSync('ed25519')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' })
  chmodSync(file, 0o600)
  return privateKey
}
