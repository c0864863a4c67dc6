import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { BuildRecord } from '@shuttle/contracts'

export type FileRecord = BuildRecord['files'][string]

/** Maximum size of a file of a build; the shell's first script has half a megabyte. */
export const FILE_LIMIT_BYTES = 4 * 1024 * 1024

/** Extensions of the copies, by encodings that browsers accept, the smallest first. */
export const COPY_ENDINGS = ['br', 'gz'] as const
export type CopyEnding = (typeof COPY_ENDINGS)[number]

export const toIntegrity = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

const open = { br: promisify(brotliDecompress), gz: promisify(gunzip) }

/**
 * The file that compressed bytes are a copy of; undefined when they are not. Decompression stops at the size of the
 * file, or the maximum of any file.
 */
export const openCopy = async (bytes: Buffer, ending: CopyEnding, file: FileRecord): Promise<Buffer | undefined> => {
  const maxOutputLength = Math.min(Math.max(1, file.bytes), FILE_LIMIT_BYTES)
  try {
    const opened = await open[ending](bytes, { maxOutputLength })
    return toIntegrity(opened) === file.integrity ? opened : undefined
  } catch {
    return undefined
  }
}

/** Whether compressed bytes are those of this file. */
export const isCopyOf = async (bytes: Buffer, ending: CopyEnding, file: FileRecord): Promise<boolean> =>
  (await openCopy(bytes, ending, file)) !== undefined

/** The file in the record that a stored name is a compressed copy of. */
export const findCopied = (
  record: BuildRecord,
  name: string,
): { file: FileRecord; ending: CopyEnding; integrity: string } | undefined => {
  const ending = COPY_ENDINGS.find((one) => name.endsWith(`.${one}`))
  const file = ending && Object.hasOwn(record.files, name.slice(0, -3)) ? record.files[name.slice(0, -3)] : undefined
  const copy = ending && file?.compressed?.[ending]
  return file && ending && copy && { file, ending, integrity: copy.integrity }
}
