import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { requestLanguage } from '../../http/request-language'
import { captchaActionOf } from './captcha-action'
import { readSid, sidFor } from './captcha-cookie'
import { findChallenge } from './challenges.repository'
import { createChallenge } from './create-challenge'
import { digitsOfChallenge } from './digits-of-challenge'
import { drawDigits } from './picture/draw-digits'
import { random } from './random'
import { speakDigits } from './sound/speak-digits'

/** Pictures and sounds an address may ask for in a minute: many phones may share it. Per process, as for all requests. */
const PICTURES_A_MINUTE = 120
const SOUNDS_A_MINUTE = 30

interface Asked {
  Querystring: { t?: string; for?: string }
}
const actionOf = (text: string | undefined) => {
  const action = captchaActionOf(text)
  if (action === undefined) throw new Refusal('BAD_REQUEST', { fields: ['for'] })
  return action
}

/**
 * `GET captcha?t=<anything>&for=login|register|order` answers a new picture of four digits and forgets the one before;
 * `GET captcha/sound?...` says the digits of the picture that stands, in the reader's language (decision "the wire" 8).
 */
export const registerCaptcha = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context
  const secure = config.publicUrl.startsWith('https:')
  const limited = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } })

  app.get<Asked>('/api/captcha', limited(PICTURES_A_MINUTE), async (request, reply) => {
    const owner = { action: actionOf(request.query.for), sid: sidFor(request, reply, secure) }
    const digits = await createChallenge(db, owner, { secret: config.sessionSecret, now: clock.now() })
    return reply.type('image/svg+xml; charset=utf-8').send(drawDigits(digits, random))
  })

  app.get<Asked>('/api/captcha/sound', limited(SOUNDS_A_MINUTE), async (request, reply) => {
    const [action, sid] = [actionOf(request.query.for), readSid(request)]
    const challenge = sid === undefined ? undefined : await findChallenge(db, { sid, action }, clock.now())
    // One that was answered is of no use to anybody: a new picture is needed first.
    if (sid === undefined || challenge === undefined || challenge.spent_for !== null) throw new Refusal('NOT_FOUND')
    const digits = digitsOfChallenge(config.sessionSecret, { sid, action }, challenge.answer_hash)
    if (digits === undefined) throw new Refusal('NOT_FOUND')
    return reply.type('audio/wav').send(speakDigits(digits, requestLanguage(request), random))
  })
}
