import { issueToken } from '../../modules/passenger/sessions/session-token'
import { openSession } from '../../modules/passenger/sessions/sessions.repository'
import type { TestApp } from '../build-test-app'
import { MEMBER_CALLS } from '../member-calls'
import type { Attack } from './attack'

/** A signed-in browser, without the cost of a password. */
const aBrowser = async ({ db, clock, context, member }: TestApp) => {
  const { accountId } = await member()
  const { secret, sessionId } = await openSession(db, accountId, clock.now())
  const authorization = await issueToken({ accountId, sessionId }, context.config.secrets.tokens, clock.now())
  return { cookie: `token=${secret}; signed_in=1`, authorization }
}

/**
 * A page of another site makes the browser of a member send requests: with its cookies, without the token, which it
 * cannot read.
 */
export const FORGE_REQUEST: Attack[] = MEMBER_CALLS.map((path) => ({
  name: `makes a member's browser call ${path}, by its cookie alone`,
  succeeds: async (site, guard) => {
    const { cookie, authorization } = await aBrowser(site)
    const { status } = await site.call(path, {}, guard ? { cookie } : { cookie, authorization })
    return status !== 401
  },
}))
