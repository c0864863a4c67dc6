import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BuildRecord } from '@shuttle/contracts'
import { findStyleFaults, isNameOfRemote } from '@shuttle/releases'
import { buildPrefix } from '../artefacts/artefact-store'
import { type CopyEnding, findCopied, isCopyOf, toIntegrity } from '../composition/compressed-copies'
import { filesToStore, findBuild, readRecord } from './find-build'
import type { Publisher } from './publisher'
import { assertOwnKey } from './receive-build'
import { type ReleaseContext, ReleaseFault } from './release-context'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/**
 * About ten milliseconds for half a megabyte; the best quality blocks a thread for
 * a second, which password checks need too.
 */
const BROTLI_QUALITY = 5
const isText = (name: string): boolean => /\.(js|css|json|svg|html|map)$/.test(name)

let waiting: Promise<unknown> = Promise.resolve()

/**
 * Compressed copies for builds of older publishers, which bring none. One at a time, so that three threads stay free.
 */
export const compressHere = (name: string, bytes: Buffer): Promise<Partial<Record<CopyEnding, Buffer>>> => {
  if (!isText(name)) return Promise.resolve({})
  const compress = async () => ({
    br: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gz: await gzipped(bytes),
  })
  const done = waiting.then(compress)
  waiting = done.catch(() => {})
  return done
}

export interface UploadName {
  app: string
  version: string
  name: string
}

/**
 * Decides by the head whether a file may be uploaded: the build is announced, its record has the file, and the signed
 * hash is the record's. Returns the record. Throws {@link ReleaseFault}.
 */
export const authorizeUpload = async (
  { db }: ReleaseContext,
  { app, version, name }: UploadName,
  publisher: Publisher,
): Promise<BuildRecord> => {
  assertOwnKey(publisher, app)
  const record = readRecord((await findBuild(db, app, version)).record)
  if (!filesToStore(record).includes(name))
    throw new ReleaseFault('BAD_REQUEST', `${app} ${version} has no file ${name}.`)
  const integrity = record.files[name]?.integrity ?? findCopied(record, name)?.integrity
  if (integrity !== `sha256-${Buffer.from(publisher.digest, 'hex').toString('base64')}`)
    throw new ReleaseFault('WRONG_HASH', `${name} is not the file that remote.json was signed with.`)
  return record
}

/**
 * A style that affects elements outside its remote would change the whole site,
 * and no build tool is trusted to prevent it.
 */
const assertContained = (app: string, name: string, css: string): void => {
  const isOwn = isNameOfRemote(app)
  const [fault] = findStyleFaults(css, { isOwnClass: isOwn, isOwnAnimation: isOwn })
  if (fault) throw new ReleaseFault('BAD_REQUEST', `${name}:${fault.line}:${fault.column} ${fault.message}`)
}

/** Stores one file of an announced build, whose hash is the one in the signed record. Throws {@link ReleaseFault}. */
export const uploadFile = async (
  context: ReleaseContext,
  file: UploadName & { bytes: Buffer },
  publisher: Publisher,
): Promise<void> => {
  const { store } = context
  const { app, name, bytes } = file
  // Checked again: the build may have been announced again while the body arrived.
  const record = await authorizeUpload(context, file, publisher)
  const key = buildPrefix(record) + name
  const copied = findCopied(record, name)
  if (copied) {
    if (toIntegrity(bytes) !== copied.integrity || !(await isCopyOf(bytes, copied.ending, copied.file)))
      throw new ReleaseFault('WRONG_HASH', `${name} does not unpack to the file that it is a copy of.`)
    return store.put(key, bytes)
  }
  if (record.kind === 'remote' && /\.css$/i.test(name)) assertContained(app, name, bytes.toString())
  if (!record.files[name]?.compressed)
    for (const [ending, copy] of Object.entries(await compressHere(name, bytes)))
      await store.put(`${key}.${ending}`, copy)
  // Written last: a file in the store always has its compressed copies.
  await store.put(key, bytes)
}
