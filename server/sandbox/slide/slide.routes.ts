import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { applyLineFault } from '../gateway/apply-line-fault'
import { SLIDE_STYLES } from '../pages/sandbox-page'
import type { SandboxOptions } from '../sandbox-options'
import type { SandboxState } from '../state/sandbox-state'

/** An independent implementation of the provider's rule, so that a mistake of the service is not repeated here. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** The provider's error code for a signed GET, or undefined when the request is valid. */
const signatureFault = (
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

/** A faster slide was not made by hand. */
const LEAST_MS = 150
/** How long a proof stays valid until the service verifies it. */
const PASS_LASTS_MS = 5 * 60_000

type Query = Record<string, string>

/**
 * The slide service: its script, the call of the script after a slide, and `AuthenticateSig` of 2018-01-12 at `/afs/`
 * for the service. Code 100 once for a proof it issued, 900 for anything else.
 */
export const registerSlide = (app: FastifyInstance, options: SandboxOptions, state: SandboxState): void => {
  const { slide } = options
  if (slide === undefined) return

  app.get('/AWSC/AWSC/awsc.js', (_request, reply) => {
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' }
    return applyLineFault({ state, reply, operation: 'slide-script', reference: undefined }, () => {
      reply.headers(headers)
      return { status: 200, body: options.scripts.read('sandbox-slide') }
    })
  })

  app.get('/static/sandbox-slide.css', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' })
      .send(SLIDE_STYLES),
  )

  app.get<{ Querystring: Query }>('/nocaptcha/analyze', (request, reply) => {
    const { appkey, scene = '', token = '', took } = request.query
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    if (appkey !== slide.appKey) return { code: 300, msg: 'appkey is not known' }
    if (!(Number(took) >= LEAST_MS)) return { code: 800 }
    const [sessionId, sig] = [state.newId('S'), state.newId('05X')]
    state.slides.set(sessionId, { sig, token, scene, at: slide.real(), isRedeemed: false })
    return { code: 0, sessionId, sig }
  })

  app.get<{ Querystring: Query }>('/afs/', (request, reply) => {
    const { query } = request
    const RequestId = state.newId('')
    const isUsed = (nonce: string) => state.nonces.has(nonce)
    const fault = signatureFault(query, { ...slide, now: slide.real(), isUsed })
    if (fault !== undefined) return reply.code(400).send({ RequestId, Code: fault, Message: fault })
    state.nonces.add(query.SignatureNonce ?? '')
    if (query.Action !== 'AuthenticateSig' || query.Version !== '2018-01-12' || query.AppKey !== slide.appKey)
      return reply.code(400).send({ RequestId, Code: 'InvalidParameter', Message: 'Action, Version or AppKey' })
    return applyLineFault({ state, reply, operation: 'slide-verify', reference: undefined }, () => {
      const pass = state.slides.get(query.SessionId ?? '')
      const isTrue =
        pass !== undefined &&
        !pass.isRedeemed &&
        slide.real() - pass.at < PASS_LASTS_MS &&
        pass.sig === query.Sig &&
        pass.token === query.Token &&
        pass.scene === query.Scene
      if (pass) pass.isRedeemed = true
      return { status: 200, body: { RequestId, Code: isTrue ? 100 : 900, Msg: isTrue ? 'pass_1' : 'fail_1' } }
    })
  })
}
