import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KeyFault } from './key-fault'

const readKey = (file: string): KeyObject => {
  const pem = readFileSync(file)
  try {
    return createPrivateKey(pem)
  } catch {
    throw new KeyFault(`${file} holds no key`)
  }
}

/** An Ed25519 key of this installation: given as PEM, or created once and stored in the data folder under a name. */
export const signingKey = (
  given: string | undefined,
  { dataDir, name }: { dataDir: string; name: string },
): KeyObject => {
  if (given !== undefined) return createPrivateKey(given)
  const file = join(dataDir, `${name}.pem`)
  if (existsSync(file)) return readKey(file)
  const { privateKey } = generateKeyPairSync('ed25519')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
    return privateKey
  } catch (error) {
    // Another process of the same folder made one meanwhile.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readKey(file)
    throw error
  }
}
