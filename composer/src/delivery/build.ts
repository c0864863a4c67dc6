import { createHash } from 'node:crypto'
import type { BuildRecord, LanguageCode } from '@shuttle/contracts'
import { BASE_PATH } from '@shuttle/contracts'
import { type ArtefactStore, buildPrefix } from '../artefacts/artefact-store'
import { toIntegrity } from '../composition/compressed-copies'
import { findRecordFault } from '../composition/find-record-fault'
import { DeliveryFault } from './delivery-fault'

/** Why the record is not that of the build, or cannot be composed into a page; undefined when it is valid. */
const checkRecord = (record: BuildRecord, { kind, name, version }: BuildName): string | undefined => {
  if (record.kind !== kind || record.name !== name || record.version !== version)
    return `${name} ${version} has the record of ${record.kind} ${record.name} ${record.version}`
  const fault = findRecordFault(record)
  return fault && `${name} ${version}: ${fault}`
}

/** The part of a store that is needed to read builds. */
export type BuildStore = Pick<ArtefactStore, 'get'>

const readFile = async (store: BuildStore, key: string): Promise<Buffer> => {
  const bytes = await store.get(key).catch((cause: unknown) => {
    throw new DeliveryFault('store', `${key} cannot be read`, { cause })
  })
  if (!bytes) throw new DeliveryFault('missing', `${key} is not in the store`)
  return bytes
}

const parseRecord = (bytes: Buffer, expected: BuildName, key: string): BuildRecord => {
  if (createHash('sha256').update(bytes).digest('hex') !== expected.digest)
    throw new DeliveryFault('digest', `${key} is not what was signed`)
  let fault: string | undefined
  try {
    const record = JSON.parse(bytes.toString()) as BuildRecord
    fault = checkRecord(record, expected)
    if (!fault) return record
  } catch (cause) {
    throw new DeliveryFault('record', `${key} is no record of a build`, { cause })
  }
  throw new DeliveryFault('record', fault)
}

/**
 * Reads what a page is composed from: record, texts, boot script. Verifies all of it, because the composer writes it
 * into pages, where browsers check nothing. Throws {@link DeliveryFault}.
 */
export const readBuild = async (
  store: BuildStore,
  expected: BuildName,
  /** Why the record is not trusted. */
  findFault: (record: Buffer) => string | undefined,
): Promise<Build> => {
  const prefix = buildPrefix(expected)
  const sources: Record<string, string> = {}
  const recordKey = `${prefix}remote.json`
  const recordBytes = await readFile(store, recordKey)
  const record = parseRecord(recordBytes, expected, recordKey)
  const distrusted = findFault(recordBytes)
  if (distrusted) throw new DeliveryFault('signature', distrusted)
  sources[recordKey] = recordBytes.toString()

  const read = async (file: string): Promise<string> => {
    const key = prefix + file
    const bytes = await readFile(store, key)
    if (toIntegrity(bytes) !== record.files[file]?.integrity)
      throw new DeliveryFault('digest', `${key} is not what was signed`)
    sources[key] = bytes.toString()
    return sources[key]
  }
  const texts = await Promise.all(
    Object.entries(record.textFiles).map(async ([namespace, files]) => {
      const languages = Object.entries(files).map(async ([language, file]) => [language, JSON.parse(await read(file))])
      return [namespace, Object.fromEntries(await Promise.all(languages))] as const
    }),
  )
  const bootFile = Object.keys(record.files).find((file) => /^boot-script\..*js$/.test(file))
  return {
    record,
    base: record.base ?? BASE_PATH + prefix,
    texts: Object.fromEntries(texts),
    bootScript: record.kind === 'shell' && bootFile ? await read(bootFile) : '',
    sources,
  }
}

/** A build as the composer needs it, checked against the release registry. Immutable. */
export interface Build {
  record: BuildRecord
  /** Address of the folder its scripts and styles are served from, with a slash at the end. */
  base: string
  /** Namespace -> language -> texts. */
  texts: Readonly<Record<string, Partial<Record<LanguageCode, unknown>>>>
  /** Boot script of a shell; empty for a remote. */
  bootScript: string
  /** The texts it was read from, by key of the store. */
  sources: Readonly<Record<string, string>>
}

/** A build as the release registry names it. */
export interface BuildName {
  kind: 'shell' | 'remote'
  name: string
  version: string
  /** SHA-256 of `remote.json`, hex. */
  digest: string
  /** Label of the key that signed it, and its signature over `remote.json`, base64. */
  publisher: string
  signature: string
}
