import { createHmac, randomUUID } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import * as z from 'zod/mini'
import { callSignal } from '../../../../runtime/in-flight-calls'
import type { SlideSettings } from './slide-settings'

/** What the script of a slide service returns when the slide was done, and where it was done. */
export interface SlideProof {
  sessionId: string
  sig: string
  token: string
  scene: string
  /** Of the passenger. */
  ip: string
}

/** A slide service. Calls go out to it and must never happen inside a database transaction. */
export interface SlideService {
  /**
   * Whether the service issued this proof and has not verified it before. Rejects with {@link SlideFault} when the
   * service gives no usable answer.
   */
  verifySlide: (proof: SlideProof) => Promise<boolean>
  /** Whether browsers can load its script. */
  isThere: () => Promise<boolean>
}

/** The service did not answer, or gave no verdict. */
export class SlideFault extends Error {
  override readonly name = 'SlideFault'
  /** The code of its answer, where it gave one. */
  readonly code: string | undefined

  constructor(message: string, options: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.code = options.code
  }
}

/** RFC 3986: the reserved marks that `encodeURIComponent` leaves are encoded too. */
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

const answer = z.looseObject({ Code: z.union([z.number(), z.string()]) })
const PASSED = 100
const FAILED = 900
/** Characters of an address that every proxy accepts. A longer one may be cut off, as if the service were down. */
const LONGEST_REQUEST = 8000
/**
 * Statuses by which a proxy refuses a request as too long. All but the proof is the same in every request, so the proof
 * is the cause: it is refused, and the slide service does not count as down.
 */
const TOO_LONG = [413, 414, 431]

const toParameters = (settings: SlideSettings, proof: SlideProof, at: { real: Instant; nonce: string }) => ({
  Action: 'AuthenticateSig',
  Version: '2018-01-12',
  Format: 'JSON',
  AppKey: settings.appKey,
  Scene: proof.scene,
  SessionId: proof.sessionId,
  Sig: proof.sig,
  Token: proof.token,
  RemoteIp: proof.ip,
  AccessKeyId: settings.accessKeyId,
  SignatureMethod: 'HMAC-SHA1',
  SignatureVersion: '1.0',
  SignatureNonce: at.nonce,
  Timestamp: `${new Date(at.real).toISOString().slice(0, 19)}Z`,
})

/** The address of one verification; signed, valid for one time. */
export const verificationUrl = (
  settings: SlideSettings,
  proof: SlideProof,
  at: { real: Instant; nonce: string },
): string => {
  const parameters = toParameters(settings, proof, at)
  const Signature = signQuery('GET', parameters, settings.accessKeySecret)
  return `${settings.baseUrl}/?${canonicalQuery({ ...parameters, Signature })}`
}

/**
 * Alibaba Cloud's slide verification, `AuthenticateSig` of 2018-01-12. `real` is real time: other machines date by it.
 */
export const createSlideService = (settings: SlideSettings, real: () => Instant): SlideService => {
  const reach = async (url: string, method: 'GET' | 'HEAD') => {
    try {
      return await fetch(url, { method, redirect: 'error', signal: callSignal(settings.timeoutMs) })
    } catch (cause) {
      throw new SlideFault('no answer', { cause })
    }
  }
  return {
    verifySlide: async (proof) => {
      const question = verificationUrl(settings, proof, { real: real(), nonce: randomUUID() })
      if (question.length > LONGEST_REQUEST) return false
      const response = await reach(question, 'GET')
      const read = z.safeParse(answer, await response.json().catch(() => undefined))
      const code = read.success ? Number(read.data.Code) : Number.NaN
      if (code === PASSED) return true
      if (code === FAILED) return false
      if (!read.success && TOO_LONG.includes(response.status)) return false
      const shown = read.success ? String(read.data.Code) : undefined
      throw new SlideFault(`status ${response.status}, code ${shown ?? 'unreadable'}`, { code: shown })
    },
    isThere: async () => {
      try {
        return (await reach(settings.scriptUrl, 'HEAD')).ok
      } catch {
        return false
      }
    },
  }
}
