import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BuildRecord } from '@shuttle/contracts'

type Copies = NonNullable<BuildRecord['files'][string]['compressed']>

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const isText = (name: string): boolean => /\.(js|css|json|svg|html|map)$/.test(name)
/** Extensions of the copies, which are not files of the build themselves. */
export const isCopy = (name: string): boolean => /\.(br|gz)$/.test(name)

const write = async (path: string, bytes: Buffer): Promise<{ integrity: string; bytes: number }> => {
  await writeFile(path, bytes)
  return { integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`, bytes: bytes.length }
}

/** Writes copies of a text file at the best quality, so that no server spends a second of a thread on them. */
export const compressFile = async (dist: string, name: string): Promise<Copies | undefined> => {
  if (!isText(name)) return undefined
  const path = join(dist, name)
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
  return { br: await write(`${path}.br`, br), gz: await write(`${path}.gz`, gz) }
}
