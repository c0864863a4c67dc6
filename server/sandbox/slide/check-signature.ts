import { createHmac } from 'node:crypto'

/** Its own reading of the provider's rule, so that a mistake of the service's is not made twice. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** What is wrong with a signed GET, in the provider's words; undefined when nothing is. */
export const signatureFault = (
  query: Readonly<Record<string, string>>,
  known: { accessKeyId: string; accessKeySecret: string; now: number; isUsed: (nonce: string) => boolean },
): string | undefined => {
  const { Signature, ...signed } = query
  if (query.AccessKeyId !== known.accessKeyId) return 'InvalidAccessKeyId.NotFound'
  if (Math.abs(Date.parse(query.Timestamp ?? '') - known.now) > 15 * 60_000 || !query.Timestamp)
    return 'InvalidTimeStamp.Expired'
  const pairs = Object.entries(signed).map(([key, value]) => `${encode(key)}=${encode(value)}`)
  const text = `GET&%2F&${encode(pairs.sort().join('&'))}`
  const right = createHmac('sha1', `${known.accessKeySecret}&`).update(text).digest('base64')
  if (query.SignatureMethod !== 'HMAC-SHA1' || Signature !== right) return 'SignatureDoesNotMatch'
  return known.isUsed(query.SignatureNonce ?? '') ? 'SignatureNonceUsed' : undefined
}
