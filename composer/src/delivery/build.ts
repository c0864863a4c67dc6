import { createHash } from 'node:crypto'
import { type BuildRecord, containerName, type LanguageCode } from '@shuttle/contracts'
import { type ArtefactStore, buildPrefix } from '../artefacts/artefact-store'
import { isFolderAddress } from '../composition/folder-address'
import { DeliveryFault } from './delivery-fault'

const NAME = /^[a-z][a-z0-9-]*$/
const VERSION = /^\w[\w.+-]*$/
const FILE = /^\w[\w.-]*(\/\w[\w.-]*)*$/
const INTEGRITY = /^sha256-[A-Za-z0-9+/]{43}=$/

/** Why no page can be composed from a record, as a sentence; undefined when it can. Its names become part of pages. */
export const recordFault = (record: BuildRecord, expected: BuildName): string | undefined => {
  const who = `${expected.name} ${expected.version}`
  if (record.kind !== expected.kind || record.name !== expected.name || record.version !== expected.version)
    return `${who} has the record of ${record.kind} ${record.name} ${record.version}`
  if (!NAME.test(record.name) || !VERSION.test(record.version)) return `${who} has a name that no address can carry`
  for (const [name, { integrity }] of Object.entries(record.files ?? {}))
    if (!FILE.test(name) || !INTEGRITY.test(integrity)) return `${who} has a file ${name} without a plain name and hash`
  const named = [
    record.entry,
    ...record.baseFiles,
    ...Object.values(record.pathFiles).flat(),
    ...Object.values(record.textFiles).flatMap((files) => Object.values(files)),
  ]
  const missing = named.find((name) => !Object.hasOwn(record.files, name))
  if (missing !== undefined) return `${who} names ${missing}, which is none of its files`
  if (record.base !== undefined && !isFolderAddress(record.base))
    return `${who} is served from ${record.base}, which is no https folder`
  if (record.kind === 'shell') return undefined
  if (record.manifest?.name !== record.name) return `${who} has no manifest of its own`
  // Pages leave it out.
  if (record.container !== containerName(record.name, record.version))
    return `${who} calls its container ${record.container}`
  return undefined
}

/** The part of a store that reading needs. */
export type BuildStore = Pick<ArtefactStore, 'get'>

const hasIntegrity = (bytes: Uint8Array, integrity: string): boolean =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}` === integrity

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
    fault = recordFault(record, expected)
    if (!fault) return record
  } catch (cause) {
    throw new DeliveryFault('record', `${key} is no record of a build`, { cause })
  }
  throw new DeliveryFault('record', fault)
}

/**
 * Reads what a page is composed from: record, texts, boot script. All of it is checked, for the composer writes it into
 * pages where no browser would. Throws {@link DeliveryFault}.
 */
export const readBuild = async (store: BuildStore, expected: BuildName): Promise<Build> => {
  const prefix = buildPrefix(expected)
  const sources: Record<string, string> = {}
  const recordKey = `${prefix}remote.json`
  const recordBytes = await readFile(store, recordKey)
  const record = parseRecord(recordBytes, expected, recordKey)
  sources[recordKey] = recordBytes.toString()

  const read = async (file: string): Promise<string> => {
    const key = prefix + file
    const bytes = await readFile(store, key)
    if (!hasIntegrity(bytes, record.files[file]?.integrity ?? ''))
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
    base: record.base ?? `/webhtml/${prefix}`,
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
  /** Of a shell; empty otherwise. */
  bootScript: string
  /** What it was read from, by key of the store. */
  sources: Readonly<Record<string, string>>
}

/** A build as the release registry names it. */
export interface BuildName {
  kind: 'shell' | 'remote'
  name: string
  version: string
  /** SHA-256 of `remote.json`, hex. */
  digest: string
}
