import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DELIVERY } from '../composition/publisher-keys'

export interface KeyPair {
  key: KeyObject
  /** A key in the form of the site's key file. */
  publicText: string
}

export const newKey = (): KeyPair => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { key: privateKey, publicText: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') }
}

/** The file of the site's operator. */
export const writeKeyFile = (path: string, keys: Readonly<Record<string, readonly KeyPair[]>>): void => {
  const texts = Object.entries(keys).map(([owner, pairs]) => [owner, pairs.map(({ publicText }) => publicText)])
  writeFileSync(path, JSON.stringify(Object.fromEntries(texts)))
}

/**
 * A key for a process that only delivers pages, written to its data folder and, in addition to
 * existing keys, to the key file of the site.
 */
export const writeDeliveryKey = (dataDir: string, keyFile: string): void => {
  const { key, publicText } = newKey()
  mkdirSync(join(dataDir, 'keys'), { recursive: true })
  writeFileSync(join(dataDir, 'keys', `${DELIVERY}.pem`), key.export({ format: 'pem', type: 'pkcs8' }))
  const known = existsSync(keyFile) ? (JSON.parse(readFileSync(keyFile, 'utf8')) as object) : {}
  writeFileSync(keyFile, JSON.stringify({ ...known, [DELIVERY]: [publicText] }))
}
