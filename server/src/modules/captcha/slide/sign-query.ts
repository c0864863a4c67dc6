import { createHmac } from 'node:crypto'

/** RFC 3986: what `encodeURIComponent` leaves of the reserved marks is encoded too. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

export type Parameters = Readonly<Record<string, string>>

/** `k=v&k=v` in the order of the keys, as it is signed and sent. */
export const canonicalQuery = (parameters: Parameters): string =>
  Object.keys(parameters)
    .sort()
    .map((key) => `${encode(key)}=${encode(parameters[key] ?? '')}`)
    .join('&')

export const textToSign = (method: 'GET' | 'POST', parameters: Parameters): string =>
  [method, encode('/'), encode(canonicalQuery(parameters))].join('&')

/** Alibaba Cloud's RPC signature, version 1.0: HMAC-SHA1 over method and query, the secret followed by `&`. */
export const signQuery = (method: 'GET' | 'POST', parameters: Parameters, accessKeySecret: string): string =>
  createHmac('sha1', `${accessKeySecret}&`).update(textToSign(method, parameters)).digest('base64')
