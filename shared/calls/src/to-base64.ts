/** So much of a file at a time: the whole would be more arguments than an engine takes. */
const CHUNK = 0x8000

/** Bytes of a file as the wire carries them. */
export const toBase64 = (bytes: Uint8Array): string => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * CHUNK, (at + 1) * CHUNK)),
  )
  return btoa(chunks.join(''))
}
