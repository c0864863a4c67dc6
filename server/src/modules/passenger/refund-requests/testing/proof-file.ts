const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]

/** A picture of so many bytes, as the wire carries it. */
export const aPicture = (size = 64): string => {
  const content = Buffer.alloc(size)
  Buffer.from(PNG_HEAD).copy(content)
  Buffer.from(PNG_END).copy(content, size - PNG_END.length)
  return content.toString('base64')
}

/** A script that a browser would run if it treated the file as a page of ours. */
export const A_SCRIPT = Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64')
