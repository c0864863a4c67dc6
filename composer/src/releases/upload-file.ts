import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildPrefix } from '../artefacts/artefact-store'
import type { Publisher } from './authenticate-publisher'
import { filesToStore, readRecord } from './read-record'
import type { ReleaseContext } from './release-context'
import { ReleaseFault } from './release-fault'
import { findBuild, integrityOf } from './stored-build'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const isText = (name: string): boolean => /\.(js|css|json|svg|html|map)$/.test(name)

/** Takes one file of an announced build, when its hash is the one in the signed record; compressed once for all readers. */
export const uploadFile = async (
  { db, store }: ReleaseContext,
  file: { app: string; version: string; name: string; bytes: Buffer },
  publisher: Publisher,
): Promise<void> => {
  const { app, version, name, bytes } = file
  if (publisher.owner !== app)
    throw new ReleaseFault('FOREIGN_KEY', `A key of ${publisher.owner} cannot publish ${app}.`)
  const build = await findBuild(db, app, version)
  const record = readRecord(build.record)
  if (!filesToStore(record).includes(name))
    throw new ReleaseFault('BAD_REQUEST', `${app} ${version} has no file ${name}.`)
  if (record.files[name]?.integrity !== integrityOf(bytes))
    throw new ReleaseFault('WRONG_HASH', `${name} is not the file that remote.json was signed with.`)
  const key = buildPrefix(record) + name
  if (isText(name)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })])
    await store.put(`${key}.br`, br)
    await store.put(`${key}.gz`, gz)
  }
  // Last: a file that is there has its compressed copies.
  await store.put(key, bytes)
}
