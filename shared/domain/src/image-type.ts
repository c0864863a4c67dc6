const JPEG_HEAD = [0xff, 0xd8, 0xff]
const JPEG_END = [0xff, 0xd9] as const
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
/** The type and the checksum of the last chunk, which is empty. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82] as const
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]
/** `RIFF`, and four bytes with the number of bytes that follow. */
const RIFF_HEAD_BYTES = 8

export const beginsWith = (bytes: Uint8Array, head: readonly number[], at = 0): boolean =>
  head.every((byte, index) => bytes[at + index] === byte)

export const includesBytes = (bytes: Uint8Array, part: readonly [number, ...number[]], from: number): boolean => {
  for (let at = bytes.indexOf(part[0], from); at !== -1; at = bytes.indexOf(part[0], at + 1))
    if (beginsWith(bytes, part, at)) return true
  return false
}

/** Whether the content is a complete JPEG; a camera may have appended data. */
export const isJpeg = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, JPEG_HEAD) && includesBytes(bytes, JPEG_END, JPEG_HEAD.length)

/** Whether the content is a complete PNG. */
export const isPng = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, PNG_HEAD) && includesBytes(bytes, PNG_END, PNG_HEAD.length)

/** Whether the content is a WebP with every byte that its header announces. */
export const isWebp = (bytes: Uint8Array): boolean => {
  if (!beginsWith(bytes, RIFF) || !beginsWith(bytes, WEBP, RIFF_HEAD_BYTES)) return false
  const announced = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true)
  return announced >= WEBP.length && bytes.length >= RIFF_HEAD_BYTES + announced
}
