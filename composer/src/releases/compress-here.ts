import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CopyEnding } from '../composition/compressed-copies'

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
