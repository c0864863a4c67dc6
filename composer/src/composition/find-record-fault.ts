import { type BuildRecord, containerName } from '@shuttle/contracts'
import { FILE_LIMIT_BYTES } from './compressed-copies'

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/**
 * Whether a remote may be served from an address: an https folder, or an http one on this machine. The address becomes
 * part of the page's policy unchanged, so nothing in it may end a directive, name another host or contain a password.
 */
export const isFolderAddress = (base: string): boolean => {
  const url = URL.canParse(base) ? new URL(base) : undefined
  if (!url || url.href !== base || !/^[\w./:[\]~-]+\/$/.test(base)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname))
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,79}$/
const FILE = /^[0-9A-Za-z][0-9A-Za-z._-]{0,119}$/
const HASH = /^sha256-[A-Za-z0-9+/]{43}=$/
/** Names that the store itself writes beside the files. */
const RESERVED = /\.(br|gz|part)$|^remote\.json$/

/**
 * Why no page can be composed from a record, as a sentence; undefined when it can. Checked when a build is announced
 * and again when a page is composed, because names of a record become part of pages.
 */
export const findRecordFault = (record: BuildRecord): string | undefined => {
  const {
    kind,
    name,
    version,
    manifest,
    entry,
    base,
    baseFiles = [],
    files = {},
    pathFiles = {},
    slotFiles = {},
    textFiles = {},
  } = record
  if (!NAME.test(name)) return `"${name}" is no name of an app`
  if (!VERSION.test(version)) return `"${version}" is no version`
  if ((kind === 'shell') !== (name === 'shell')) return `a ${kind} cannot be called ${name}`
  if (kind === 'remote' && !manifest) return `${name} has no manifest`
  if (kind === 'remote' && record.container !== containerName(name, version))
    return `its container is called ${record.container}, not ${containerName(name, version)}`
  if (manifest && manifest.name !== name) return `${name} calls itself ${manifest.name} in its manifest`
  const badFile = Object.keys(files).find((file) => !FILE.test(file) || RESERVED.test(file))
  if (badFile !== undefined) return `"${badFile}" is no name of a file`
  const unhashed = Object.entries(files).find(([, { integrity, compressed }]) =>
    [integrity, compressed?.br?.integrity, compressed?.gz?.integrity].some(
      (hash) => hash !== undefined && !HASH.test(hash),
    ),
  )
  if (unhashed) return `${unhashed[0]} has no SHA-256`
  // Files of another site are never decompressed here.
  const largest = base === undefined ? FILE_LIMIT_BYTES : Number.MAX_SAFE_INTEGER
  const missized = Object.entries(files).find(([, { bytes, compressed }]) =>
    [bytes, compressed?.br?.bytes, compressed?.gz?.bytes].some((size = 0) => !(size >= 0 && size <= largest)),
  )
  if (missized) return `${missized[0]} is not of 0 to ${largest} bytes`
  const named = [
    entry,
    ...baseFiles,
    ...Object.values(pathFiles).flat(),
    ...Object.values(slotFiles).flat(),
    ...Object.values(textFiles).flatMap((byLanguage) => Object.values(byLanguage)),
  ]
  const missing = named.find((file) => !Object.hasOwn(files, file))
  if (missing !== undefined) return `${missing} is named and is not among the files`
  if (base !== undefined && (kind === 'shell' || !isFolderAddress(base)))
    return `${base} is no folder a remote can be served from: https and a slash at the end`
  return undefined
}
