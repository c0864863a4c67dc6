import { brotliCompressSync, gzipSync } from 'node:zlib'
import { FILE_LIMIT_BYTES, isCopyOf, toIntegrity } from './compressed-copies'

const compress = { br: brotliCompressSync, gz: gzipSync }
const describeFile = (bytes: Buffer, size = bytes.length) => ({
  integrity: toIntegrity(bytes),
  bytes: size,
  type: 'other' as const,
})

describe.each(['br', 'gz'] as const)('compressed copies (.%s)', (ending) => {
  const text = Buffer.from('some text')
  const isCopy = (of: Buffer, size?: number) => isCopyOf(compress[ending](of), ending, describeFile(of, size))

  it('a compressed copy matches its file, and no other', async () => {
    expect(await isCopy(text)).toBe(true)
    expect(await isCopyOf(compress[ending](text), ending, describeFile(Buffer.from('other text')))).toBe(false)
    expect(await isCopyOf(text, ending, describeFile(text))).toBe(false)
  })

  it('a compressed copy is not decompressed beyond the size in the record', async () => {
    expect(await isCopy(text, text.length - 1)).toBe(false)
  })

  it('a compressed copy is not decompressed beyond the maximum size of a file, whatever the record contains', async () => {
    const zeros = Buffer.alloc(FILE_LIMIT_BYTES + 1)
    expect(await isCopy(zeros.subarray(1), 2 ** 50)).toBe(true)
    expect(await isCopy(zeros, 2 ** 50)).toBe(false)
  })
})
