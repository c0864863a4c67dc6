import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An Ed25519 key of this installation: given as PEM, or created once and stored in the data folder under a name. */
export const signingKey = (
  given: string | undefined,
  { dataDir, name }: { dataDir: string; name: string },
): KeyObject => {
  if (given !== undefined) return createPrivateKey(given)
  const file = join(dataDir, `${name}.pem`)
  if (existsSync(file)) return createPrivateKey(readFileSync(file))
  const { privateKey } = generateKeyPairSync('ed25519')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  return privateKey
}
