import { issueToken } from '../../modules/sessions/session-token'
import { openSession } from '../../modules/sessions/sessions.repository'
import type { TestApp } from '../build-test-app'
import { credentials } from '../credentials.request'
import { MEMBER_CALLS } from '../member-calls'
import type { Attack } from './attack'

/** A signed-in browser, without the cost of a password. */
const aBrowser = async ({ db, clock, context, member }: TestApp) => {
  const { accountId } = await member()
  const { secret, sessionId } = await openSession(db, accountId, clock.now())
  const authorization = await issueToken({ accountId, sessionId }, context.config.secrets.tokens, clock.now())
  return { cookie: `token=${secret}; signed_in=1`, authorization }
}

/** A page of another site makes the browser of a member ask: with its cookies, without the token, which it cannot read. */
const BY_COOKIE: Attack[] = MEMBER_CALLS.map((path) => ({
  name: `has a member's browser ask ${path}, by its cookie alone`,
  succeeds: async (site, guard) => {
    const { cookie, authorization } = await aBrowser(site)
    const { status } = await site.call(path, {}, guard ? { cookie } : { cookie, authorization })
    return status !== 401
  },
}))

/** What a form of another site can send without being asked first. */
const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']

const BY_FORM: Attack[] = ['login', 'logout'].flatMap((path) =>
  TYPES.map((type) => ({
    name: `sends a browser to ${path} by a form of type ${JSON.stringify(type)}`,
    succeeds: async (site: TestApp, guard: boolean) => {
      const headers = { 'content-type': guard ? type : 'application/json' }
      const payload = JSON.stringify(credentials())
      const { statusCode, cookies } = await site.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload })
      return statusCode === 200 || cookies.length > 0
    },
  })),
)

export const FORGE_REQUEST: Attack[] = [...BY_COOKIE, ...BY_FORM]
