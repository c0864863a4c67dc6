import { type BuildRecord, buildRecord, containerName } from '@shuttle/contracts'
import { isFolderAddress } from '../composition/folder-address'
import { OPERATOR } from './authenticate-publisher'
import { ReleaseFault } from './release-context'

const NAME = /^[a-z][a-z0-9-]{0,39}$/
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,79}$/
const FILE = /^[0-9A-Za-z][0-9A-Za-z._-]{0,119}$/
const HASH = /^sha256-[A-Za-z0-9+/]{43}=$/
/** What the store itself writes beside the files. */
const RESERVED = /\.(br|gz|part)$|^remote\.json$/

/** What is wrong with a record as a sentence; undefined when nothing is. */
const fault = (record: BuildRecord): string | undefined => {
  const { kind, name, version, files, manifest, entry, base } = record
  if (!NAME.test(name) || name === OPERATOR) return `"${name}" is no name of an app`
  if (!VERSION.test(version)) return `"${version}" is no version`
  if ((kind === 'shell') !== (name === 'shell')) return `a ${kind} cannot be called ${name}`
  if (kind === 'remote' && !manifest) return `${name} has no manifest`
  if (kind === 'remote' && record.container !== containerName(name, version))
    return `its container is called ${record.container}, not ${containerName(name, version)}`
  if (manifest && manifest.name !== name) return `${name} calls itself ${manifest.name} in its manifest`
  const badFile = Object.keys(files).find((file) => !FILE.test(file) || RESERVED.test(file))
  if (badFile !== undefined) return `"${badFile}" is no name of a file`
  const unhashed = Object.entries(files).find(([, { integrity }]) => !HASH.test(integrity))
  if (unhashed) return `${unhashed[0]} has no SHA-256`
  const named = [
    entry,
    ...record.baseFiles,
    ...Object.values(record.pathFiles).flat(),
    ...Object.values(record.textFiles).flatMap((byLanguage) => Object.values(byLanguage)),
  ]
  const missing = named.find((file) => !Object.hasOwn(files, file))
  if (missing !== undefined) return `${missing} is named and is not among the files`
  if (base !== undefined && (kind === 'shell' || !isFolderAddress(base)))
    return `${base} is no folder a remote can be served from: https and a slash at the end`
  return undefined
}

/** Reads `remote.json` of an announced build. Throws {@link ReleaseFault} `BAD_REQUEST` with what is wrong. */
export const readRecord = (text: string): BuildRecord => {
  let candidate: unknown
  try {
    candidate = JSON.parse(text)
  } catch {
    throw new ReleaseFault('BAD_REQUEST', 'remote.json is not JSON.')
  }
  const parsed = buildRecord.safeParse(candidate)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ReleaseFault('BAD_REQUEST', `remote.json: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
  }
  const wrong = fault(parsed.data)
  if (wrong) throw new ReleaseFault('BAD_REQUEST', `${wrong}.`)
  return parsed.data
}

/** Files that must lie in our store: all, or of a remote on another origin what the page itself is written from. */
export const filesToStore = (record: BuildRecord): string[] =>
  record.base === undefined
    ? Object.keys(record.files)
    : [...new Set(Object.values(record.textFiles).flatMap((byLanguage) => Object.values(byLanguage)))]
