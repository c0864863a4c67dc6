import { callSignal } from '../../../runtime/in-flight-calls'

/** Anything larger is no portrait. */
const LONGEST_BYTES = 200_000

const beginsWith = (bytes: Buffer, head: readonly number[], at = 0) =>
  head.every((byte, index) => bytes[at + index] === byte)

/** The type by the first bytes, whatever the sender declares; no type that can contain a script. */
const detectType = (bytes: Buffer): string | undefined => {
  if (beginsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (beginsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp'
  return undefined
}

export interface Picture {
  contentType: string
  bytes: Buffer
}

/** A picture from one of these origins and nowhere else; undefined for anything but a small picture. Never throws. */
export const fetchPicture = async (
  address: string,
  from: { origins: readonly string[]; timeoutMs: number },
): Promise<Picture | undefined> => {
  if (!URL.canParse(address) || !from.origins.includes(new URL(address).origin)) return undefined
  try {
    const response = await fetch(address, { redirect: 'error', signal: callSignal(from.timeoutMs) })
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > LONGEST_BYTES) return undefined
    const chunks: Uint8Array[] = []
    let length = 0
    for await (const chunk of response.body ?? []) {
      length += chunk.length
      if (length > LONGEST_BYTES) return undefined
      chunks.push(chunk)
    }
    const bytes = Buffer.concat(chunks)
    const contentType = detectType(bytes)
    return contentType === undefined ? undefined : { contentType, bytes }
  } catch {
    // A passenger without a picture can still sign in.
    return undefined
  }
}
