import { type BuildRecord, containerName } from '@shuttle/contracts'
import { isFolderAddress } from '../composition/folder-address'
import type { BuildName } from './build'

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
