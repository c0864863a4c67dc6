import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type FileRecord, isCopyOf, openCopy, toIntegrity } from '../composition/compressed-copies'
import type { BuildStore } from './build'
import { DeliveryFault, type ReportFault } from './delivery-fault'

/** A file of a build in the form in which it is sent. */
export interface StoredFile {
  bytes: Buffer
  encoding: 'br' | 'gzip' | undefined
}

const compress = promisify(gzip)
const MAX_FILE_BYTES = 2 * 1024 * 1024
const ENCODINGS = [
  { encoding: 'br', ending: 'br', accepts: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
  { encoding: 'gzip', ending: 'gz', accepts: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
] as const

export interface StoredFiles {
  /**
   * Returns the best encoding that the browser accepts and the store has intact: a copy that differs from the signed
   * record is reported and skipped. What the store has not, or cannot be read for, is made from a copy in memory; throws
   * when there is none, or the file itself differs.
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

  const readStored: StoredFiles['get'] = async (key, file, acceptEncoding) => {
    for (const { encoding, ending, accepts } of ENCODINGS) {
      const bytes = accepts.test(acceptEncoding) ? await read(key, file, ending) : undefined
      if (bytes) return { bytes, encoding }
    }
    const bytes = await read(key, file, undefined)
    return bytes && { bytes, encoding: undefined }
  }
  /** The file itself, opened from a copy where only that is in memory. */
  const openCached = async (key: string, file: FileRecord): Promise<Buffer | undefined> => {
    const known = cached.get(key)
    if (known) return known
    for (const { ending } of ENCODINGS) {
      const copy = cached.get(`${key}.${ending}`)
      const bytes = copy && (await openCopy(copy, ending, file))
      if (bytes) return bytes
    }
    return undefined
  }
  /** From memory alone, and then there for the next request. */
  const makeFromMemory: StoredFiles['get'] = async (key, file, acceptEncoding) => {
    const bytes = await openCached(key, file)
    if (!bytes) return undefined
    const [, { encoding, ending, accepts }] = ENCODINGS
    if (!accepts.test(acceptEncoding)) {
      cache(key, bytes)
      return { bytes, encoding: undefined }
    }
    const copy = cached.get(`${key}.${ending}`) ?? (await compress(bytes))
    cache(`${key}.${ending}`, copy)
    return { bytes: copy, encoding }
  }

  const get: StoredFiles['get'] = async (key, file, acceptEncoding) => {
    let fault: unknown
    try {
      const stored = await readStored(key, file, acceptEncoding)
      if (stored) return stored
    } catch (error) {
      fault = error
    }
    const made = await makeFromMemory(key, file, acceptEncoding)
    if (made) report(fault ?? new DeliveryFault('missing', `${key} is not in the store`), 'store')
    else if (fault !== undefined) throw fault
    return made
  }
  return {
    get,
    warm: async (files) => {
      for (const [key, file] of files) await get(key, file, 'br')
    },
  }
}
