import { type FileRecord, isCopyOf, toIntegrity } from '../composition/compressed-copies'
import type { BuildStore } from './build'
import { DeliveryFault, type ReportFault } from './delivery-fault'

/** A build's file as it is sent. */
export interface StoredFile {
  bytes: Buffer
  encoding: 'br' | 'gzip' | undefined
}

const MAX_FILE_BYTES = 2 * 1024 * 1024
const ENCODINGS = [
  { encoding: 'br', ending: 'br', asked: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
  { encoding: 'gzip', ending: 'gz', asked: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
] as const

export interface StoredFiles {
  /**
   * In the best encoding the browser accepts and the store has whole: a copy of other bytes than the signed record says is
   * reported and passed over. Throws when the store cannot be read, or the file itself is of other bytes.
   */
  get: (key: string, file: FileRecord, acceptEncoding: string) => Promise<StoredFile | undefined>
  /** Takes files into memory before the first request, as almost every browser needs them. Throws when the store cannot be read. */
  warm: (files: Iterable<readonly [key: string, file: FileRecord]>) => Promise<void>
}

type Ending = (typeof ENCODINGS)[number]['ending'] | undefined

/** Copies from before builds brought their own are unpacked, once. */
const isWhole = (bytes: Buffer, file: FileRecord, ending: Ending): boolean | Promise<boolean> => {
  if (ending === undefined) return toIntegrity(bytes) === file.integrity
  const copy = file.compressed?.[ending]
  return copy ? toIntegrity(bytes) === copy.integrity : isCopyOf(bytes, ending, file)
}

/**
 * Files of the store, compared with their record when they are read, the latest asked for cached in memory up to `maxBytes`.
 * What is not there is never remembered.
 */
export const createStoredFiles = (store: BuildStore, maxBytes: number, report: ReportFault): StoredFiles => {
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
    for (const { encoding, ending, asked } of ENCODINGS) {
      const bytes = asked.test(acceptEncoding) ? await read(key, file, ending) : undefined
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
