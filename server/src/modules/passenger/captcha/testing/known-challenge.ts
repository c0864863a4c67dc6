import { randomBytes } from 'node:crypto'
import type { TestApp } from '../../../../testing/build-test-app'
import { type CaptchaAction, findChallenge } from '../challenges.repository'
import { createChallenge, getDigits } from '../create-challenge'

/** Requests a picture as a browser does, and reads its digits with the service's key. */
export const openChallenge = async ({ app, context }: TestApp, action: CaptchaAction = 'order', sid?: string) => {
  const response = await app.inject({
    url: `/api/captcha?t=1&for=${action}`,
    ...(sid !== undefined && { cookies: { sid } }),
  })
  const cookie = response.cookies.find(({ name }) => name === 'sid')
  const owner = { action, sid: sid ?? cookie?.value ?? '' }
  const row = await findChallenge(context.db, owner, context.clock.now())
  const digits = row && getDigits(context.config.secrets.codes, row.seed)
  if (digits === undefined) throw new Error('no challenge was stored')
  return { ...owner, digits, cookie, response, headers: { cookie: `sid=${owner.sid}` } }
}
/** The challenge of a browser with a `sid` of its own, stored without the cost of its picture. */
export const storeChallenge = async ({ context }: TestApp, action: CaptchaAction) => {
  const owner = { action, sid: randomBytes(32).toString('base64url') }
  const at = { secret: context.config.secrets.codes, now: context.clock.now() }
  return { ...owner, digits: await createChallenge(context.db, owner, at), headers: { cookie: `sid=${owner.sid}` } }
}
/** Four digits that are not these. */
export const otherThan = (digits: string): string => String((Number(digits) + 1) % 10_000).padStart(4, '0')
