import type { TestApp } from '../../../../testing/build-test-app'
import { credentials } from '../../../../testing/credentials.request'
import { storeChallenge } from '../../captcha/testing/known-challenge'

/** Signs in and answers a new picture captcha correctly each time. */
export const attemptWithCaptcha = async (
  site: TestApp,
  given: Parameters<typeof credentials>[0],
  headers: Record<string, string> = {},
) => {
  const picture = await storeChallenge(site, 'login')
  return site.call('login', { ...credentials(given), code: picture.digits }, { ...headers, ...picture.headers })
}
