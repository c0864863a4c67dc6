import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { assertOwnPage } from '../../../http/own-page'
import { requestLanguage } from '../../../http/request-headers'
import type { Limit } from '../../../limits'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { readOrSetSid, readSid } from './captcha-cookie'
import { findChallenge, toCaptchaAction } from './challenges.repository'
import { createChallenge, findDigits } from './create-challenge'
import { drawDigits } from './picture/draw-digits'
import { speakDigits } from './sound/speak-digits'

const STEPS = 2 ** 32

/** From 0 to below 1, not predictable from earlier values. */
const random = (): number => randomInt(STEPS) / STEPS

interface CaptchaQuery {
  Querystring: { t?: string; for?: string }
}
const readAction = (text: string | undefined) => {
  const action = toCaptchaAction(text)
  if (action === undefined) throw new Refusal('BAD_REQUEST', { fields: ['for'] })
  return action
}

/**
 * `GET captcha?t=<anything>&for=login|register|order` answers a new picture of four digits and forgets the one before;
 * `GET captcha/sound?...` answers the digits of the current picture as speech, in the language of the request (D9.8). A
 * page of another origin is refused: its picture would replace the one that a form of ours shows.
 */
export const registerCaptcha = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context
  const secure = config.publicUrl.startsWith('https:')
  const limited = ({ most, windowMs }: Limit) => ({ config: { rateLimit: { max: most, timeWindow: windowMs } } })

  app.get<CaptchaQuery>('/api/captcha', limited(config.limits.pictures), async (request, reply) => {
    assertOwnPage(request)
    const owner = { action: readAction(request.query.for), sid: readOrSetSid(request, reply, secure) }
    const digits = await createChallenge(db, owner, { secret: config.secrets.codes, now: clock.now() })
    return reply.type('image/svg+xml; charset=utf-8').send(drawDigits(digits, random))
  })

  app.get<CaptchaQuery>('/api/captcha/sound', limited(config.limits.sounds), async (request, reply) => {
    assertOwnPage(request)
    const [action, sid] = [readAction(request.query.for), readSid(request)]
    const challenge = sid === undefined ? undefined : await findChallenge(db, { sid, action }, clock.now())
    // An answered challenge is spent: a new picture is needed first.
    const isSpoken = challenge !== undefined && challenge.spent_for === null
    if (!isSpoken || sid === undefined) throw new Refusal('NOT_FOUND')
    const digits = findDigits(config.secrets.codes, { sid, action }, challenge)
    return reply.type('audio/wav').send(speakDigits(digits, requestLanguage(request), random))
  })
}
