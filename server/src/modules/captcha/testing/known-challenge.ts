import type { TestApp } from '../../../testing/build-test-app'
import { type CaptchaAction, findChallenge } from '../challenges.repository'
import { getDigits } from '../create-challenge'

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
/** Four digits that are not these. */
export const otherThan = (digits: string): string => String((Number(digits) + 1) % 10_000).padStart(4, '0')
