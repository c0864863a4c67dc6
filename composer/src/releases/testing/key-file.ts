import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { writeFileSync } from 'node:fs'

export interface KeyPair {
  key: KeyObject
  /** As the site's key file has it. */
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
