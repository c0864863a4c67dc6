import type { BuildStore } from './build'

/** A build's file as it is sent. */
export interface StoredFile {
  bytes: Buffer
  encoding: 'br' | 'gzip' | undefined
}

const MAX_FILE_BYTES = 2 * 1024 * 1024
const ENCODINGS = [
  { encoding: 'br', ending: '.br', asked: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
  { encoding: 'gzip', ending: '.gz', asked: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
] as const

export interface StoredFiles {
  /** In the best encoding the browser accepts and the store has. Throws when the store cannot be read. */
  get: (key: string, acceptEncoding: string) => Promise<StoredFile | undefined>
  /** Takes files into memory before somebody asks, as almost every browser takes them. Throws when the store cannot be read. */
  warm: (keys: Iterable<string>) => Promise<void>
}

/** Files of the store, the latest asked for kept in memory up to `maxBytes`. What is not there is never remembered. */
export const createStoredFiles = (store: BuildStore, maxBytes: number): StoredFiles => {
  /** In the order of use: files never change. */
  const kept = new Map<string, Buffer>()
  let keptBytes = 0

  const keep = (key: string, bytes: Buffer): void => {
    if (bytes.length > MAX_FILE_BYTES || kept.has(key)) return
    kept.set(key, bytes)
    keptBytes += bytes.length
    for (const [oldest, { length }] of kept) {
      if (keptBytes <= maxBytes) return
      kept.delete(oldest)
      keptBytes -= length
    }
  }
  const read = async (key: string): Promise<Buffer | undefined> => {
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const bytes = await store.get(key)
    if (bytes) keep(key, bytes)
    return bytes
  }

  const get = async (key: string, acceptEncoding: string): Promise<StoredFile | undefined> => {
    for (const { encoding, ending, asked } of ENCODINGS) {
      const bytes = asked.test(acceptEncoding) ? await read(key + ending) : undefined
      if (bytes) return { bytes, encoding }
    }
    const bytes = await read(key)
    return bytes && { bytes, encoding: undefined }
  }
  return {
    get,
    warm: async (keys) => {
      for (const key of keys) await get(key, 'br')
    },
  }
}
