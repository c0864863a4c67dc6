import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KeyFault } from './key-fault'
import type { DataKey } from './sealer'

const KEY_BYTES = 32

/**
 * Keys of the setting `DATA_KEY`: `<name>:<32 bytes in base64>`, the newest first, with spaces between them. Undefined
 * for any other text: the caller's message must not repeat it.
 */
export const parseDataKeys = (text: string): readonly [DataKey, ...DataKey[]] | undefined => {
  const keys = text
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [, id = '', encoded = ''] = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]+=*)$/i.exec(part) ?? []
      return { id, key: Buffer.from(encoded, 'base64') }
    })
  const [newest, ...others] = keys
  const names = new Set(keys.map(({ id }) => id))
  const areRight = names.size === keys.length && keys.every(({ id, key }) => id !== '' && key.length === KEY_BYTES)
  return newest && areRight ? [newest, ...others] : undefined
}

/** The keys of this installation: given as a setting, or one made once and stored in the data folder. */
export const dataKeys = (config: {
  dataKey: string | undefined
  dataDir: string
}): readonly [DataKey, ...DataKey[]] => {
  const file = join(config.dataDir, 'data-key.txt')
  const stored = config.dataKey ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  if (stored !== undefined) {
    const keys = parseDataKeys(stored)
    if (!keys) throw new KeyFault(`${config.dataKey === undefined ? file : 'DATA_KEY'} holds no keys`)
    return keys
  }
  const made: DataKey = { id: 'local', key: randomBytes(KEY_BYTES) }
  mkdirSync(config.dataDir, { recursive: true })
  try {
    writeFileSync(file, `${made.id}:${made.key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
    return [made]
  } catch (error) {
    // Another process of the same folder made one meanwhile.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return dataKeys(config)
    throw error
  }
}
