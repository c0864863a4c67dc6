import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeKeyPair, publicTextOf, readPrivateKey } from './key-pair'

type KeyFile = Record<string, string[]>

export const keyPath = (dataDir: string, owner: string): string => join(dataDir, 'keys', `${owner}.pem`)

const readKeyFile = (file: string): KeyFile =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeyFile) : {}

/**
 * For a site on this machine: a key for each app and for the operator, and the file in which the site finds their public
 * halves. What is there stays; a key somebody took out of the file is not put back unless its owner has none left.
 */
export const ensureDevelopmentKeys = (dataDir: string, owners: readonly string[]): void => {
  const file = join(dataDir, 'publisher-keys.json')
  const known = readKeyFile(file)
  const added = owners.flatMap((owner) => {
    const path = keyPath(dataDir, owner)
    if (known[owner]?.length && existsSync(path)) return []
    const key = existsSync(path) ? readPrivateKey(path) : makeKeyPair(path)
    const text = publicTextOf(key)
    return known[owner]?.includes(text) ? [] : [[owner, [...(known[owner] ?? []), text]] as const]
  })
  if (added.length === 0) return
  mkdirSync(dataDir, { recursive: true })
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, `${JSON.stringify({ ...known, ...Object.fromEntries(added) }, null, 1)}\n`)
  renameSync(part, file)
}
