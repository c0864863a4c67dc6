/** Bytes converted at a time: spreading a whole file would exceed an engine's limit of arguments. */
const CHUNK = 0x8000

/** Bytes of a file as the wire carries them. */
export const toBase64 = (bytes: Uint8Array): string => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * CHUNK, (at + 1) * CHUNK)),
  )
  return btoa(chunks.join(''))
}
