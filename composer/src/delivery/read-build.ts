import { createHash } from 'node:crypto'
import type { BuildRecord } from '@shuttle/contracts'
import { type ArtefactStore, buildPrefix } from '../artefacts/artefact-store'
import type { Build, BuildName } from './build'
import { DeliveryFault } from './delivery-fault'
import { recordFault } from './record-fault'

/** The part of a store that reading needs. */
export type Shelf = Pick<ArtefactStore, 'get'>

const hasIntegrity = (bytes: Uint8Array, integrity: string): boolean =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}` === integrity

const readFile = async (store: Shelf, key: string): Promise<Buffer> => {
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
export const readBuild = async (store: Shelf, expected: BuildName): Promise<Build> => {
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
