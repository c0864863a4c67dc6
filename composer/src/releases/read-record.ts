import { type BuildRecord, buildRecord, findClaimFault, findPathFault } from '@shuttle/contracts'
import { COPY_ENDINGS } from '../composition/compressed-copies'
import { findRecordFault } from '../composition/find-record-fault'
import { DELIVERY, OPERATOR } from '../composition/publisher-keys'
import { ReleaseFault } from './release-context'

/** A claim of its manifest that its files do not meet. Checked for new builds only: live ones stay valid. */
const findFalseClaim = (record: BuildRecord): string | undefined =>
  record.kind === 'remote' && record.manifest ? (findClaimFault(record.manifest) ?? findPathFault(record)) : undefined

/** Parses `remote.json` of an announced build. Throws {@link ReleaseFault} `BAD_REQUEST` with the reason. */
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
  const { name } = parsed.data
  const wrong =
    name === OPERATOR || name === DELIVERY
      ? `"${name}" is no name of an app`
      : (findRecordFault(parsed.data) ?? findFalseClaim(parsed.data))
  if (wrong) throw new ReleaseFault('BAD_REQUEST', `${wrong}.`)
  return parsed.data
}

/** Orders a file after its compressed copies: a file in the store always has them. */
const withCopies = (record: BuildRecord, file: string): string[] => [
  ...COPY_ENDINGS.filter((ending) => record.files[file]?.compressed?.[ending]).map((ending) => `${file}.${ending}`),
  file,
]

/**
 * Files that must be in our store: all with their copies; for a remote on another origin those that pages are composed
 * from, and the styles, which are checked here.
 */
export const filesToStore = (record: BuildRecord): string[] => {
  const files = Object.keys(record.files)
  if (record.base === undefined) return files.flatMap((file) => withCopies(record, file))
  const texts = Object.values(record.textFiles).flatMap((byLanguage) => Object.values(byLanguage))
  return [...new Set([...texts, ...files.filter((file) => /\.css$/i.test(file))])]
}
