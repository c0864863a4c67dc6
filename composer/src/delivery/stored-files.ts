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
  /** Takes files into memory before the first request, as almost every browser needs them. Throws when the store cannot be read. */
  warm: (keys: Iterable<string>) => Promise<void>
}

/** Files of the store, the latest asked for cached in memory up to `maxBytes`. What is not there is never remembered. */
export const createStoredFiles = (store: BuildStore, maxBytes: number): StoredFiles => {
  /** In the order of use: files never change. */
  const cached = new Map<string, Buffer>()
  let cachedBytes = 0

  const cache = (key: string, bytes: Buffer): void => {
    if (bytes.length > MAX_FILE_BYTES || cached.has(key)) return
    cached.set(key, bytes)
    cachedBytes += bytes.length
    for (const [oldest, { length }] of cached) {
      if (cachedBytes <= maxBytes) return
      cached.delete(oldest)
      cachedBytes -= length
    }
  }
  const read = async (key: string): Promise<Buffer | undefined> => {
    const known = cached.get(key)
    if (known) {
      cached.delete(key)
      cached.set(key, known)
      return known
    }
    const bytes = await store.get(key)
    if (bytes) cache(key, bytes)
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
