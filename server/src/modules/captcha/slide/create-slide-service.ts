import { randomUUID } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import * as z from 'zod/mini'
import { canonicalQuery, signQuery } from './sign-query'
import { SlideFault, type SlideProof, type SlideService } from './slide-service'
import type { SlideSettings } from './slide-settings'

const answer = z.looseObject({ Code: z.union([z.number(), z.string()]) })
const PASSED = 100
const FAILED = 900
/** Characters of an address that every machine on the way reads. A longer one may end in a cut line, as if the service were down. */
const LONGEST_QUESTION = 8000
/**
 * Statuses by which a machine on the way says that a question is too long for it, in no words of the service. All but the proof is the
 * same in every question, so this one's proof is why: it is no slide, and no reason to think the service down.
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

/** The address of one question; signed, good for one time. */
export const verificationUrl = (
  settings: SlideSettings,
  proof: SlideProof,
  at: { real: Instant; nonce: string },
): string => {
  const parameters = toParameters(settings, proof, at)
  const Signature = signQuery('GET', parameters, settings.accessKeySecret)
  return `${settings.baseUrl}/?${canonicalQuery({ ...parameters, Signature })}`
}

/** Alibaba Cloud's slide verification, `AuthenticateSig` of 2018-01-12. `real` is real time: other machines date by it. */
export const createSlideService = (settings: SlideSettings, real: () => Instant): SlideService => {
  const reach = async (url: string, method: 'GET' | 'HEAD') => {
    try {
      return await fetch(url, { method, redirect: 'error', signal: AbortSignal.timeout(settings.timeoutMs) })
    } catch (cause) {
      throw new SlideFault('no answer', { cause })
    }
  }
  return {
    verifySlide: async (proof) => {
      const question = verificationUrl(settings, proof, { real: real(), nonce: randomUUID() })
      if (question.length > LONGEST_QUESTION) return false
      const response = await reach(question, 'GET')
      const read = z.safeParse(answer, await response.json().catch(() => undefined))
      const code = read.success ? Number(read.data.Code) : Number.NaN
      if (code === PASSED) return true
      if (code === FAILED) return false
      if (!read.success && TOO_LONG.includes(response.status)) return false
      throw new SlideFault(`status ${response.status}, code ${read.success ? read.data.Code : 'unreadable'}`)
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
