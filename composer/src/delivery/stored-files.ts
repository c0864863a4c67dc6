import { type FileRecord, isCopyOf, toIntegrity } from '../composition/compressed-copies'
import type { BuildStore } from './build'
import { DeliveryFault, type ReportFault } from './delivery-fault'

/** A file of a build in the form in which it is sent. */
export interface StoredFile {
  bytes: Buffer
  encoding: 'br' | 'gzip' | undefined
}

const MAX_FILE_BYTES = 2 * 1024 * 1024
const ENCODINGS = [
  { encoding: 'br', ending: 'br', accepts: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
  { encoding: 'gzip', ending: 'gz', accepts: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
] as const

export interface StoredFiles {
  /**
   * Returns the best encoding that the browser accepts and the store has intact: a copy that differs from the signed
   * record is reported and skipped. Throws when the store is unreadable, or the file itself differs.
   */
  get: (key: string, file: FileRecord, acceptEncoding: string) => Promise<StoredFile | undefined>
  /**
   * Loads files into memory before the first request, in the encodings that almost every browser
   * needs. Throws when the store is unreadable.
   */
  warm: (files: Iterable<readonly [key: string, file: FileRecord]>) => Promise<void>
}

type Ending = (typeof ENCODINGS)[number]['ending'] | undefined

/** Copies made before builds brought their own are verified by decompressing them, once. */
const isWhole = (bytes: Buffer, file: FileRecord, ending: Ending): boolean | Promise<boolean> => {
  if (ending === undefined) return toIntegrity(bytes) === file.integrity
  const copy = file.compressed?.[ending]
  return copy ? toIntegrity(bytes) === copy.integrity : isCopyOf(bytes, ending, file)
}

/**
 * Files of the store, verified against their record when read, and cached in memory up to `maxBytes` by latest use. A
 * missing file is never cached.
 */
export const createStoredFiles = (store: BuildStore, maxBytes: number, report: ReportFault): StoredFiles => {
  /** In the order of use; entries need no invalidation, because files never change. */
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
  const read = async (of: string, file: FileRecord, ending: Ending): Promise<Buffer | undefined> => {
    const key = ending === undefined ? of : `${of}.${ending}`
    const known = cached.get(key)
    if (known) {
      cached.delete(key)
      cached.set(key, known)
      return known
    }
    const bytes = await store.get(key)
    if (!bytes) return undefined
    if (await isWhole(bytes, file, ending)) {
      cache(key, bytes)
      return bytes
    }
    const fault = new DeliveryFault('digest', `${key} is not what was signed`)
    if (ending === undefined) throw fault
    report(fault, 'digest')
    return undefined
  }

  const get: StoredFiles['get'] = async (key, file, acceptEncoding) => {
    for (const { encoding, ending, accepts } of ENCODINGS) {
      const bytes = accepts.test(acceptEncoding) ? await read(key, file, ending) : undefined
      if (bytes) return { bytes, encoding }
    }
    const bytes = await read(key, file, undefined)
    return bytes && { bytes, encoding: undefined }
  }
  return {
    get,
    warm: async (files) => {
      for (const [key, file] of files) await get(key, file, 'br')
    },
  }
}
