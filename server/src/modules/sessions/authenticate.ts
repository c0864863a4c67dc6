import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../context'
import { isRefusal, refuse } from '../../errors'
import type { Member } from './member'
import { readToken } from './session-token'
import { findSession, type SessionWithAccount, touchSession } from './sessions.repository'

/** A session nobody used for this long is over: code 408. */
export const IDLE_AFTER_MS = 7 * 86_400_000
const TOUCH_EVERY_MS = 60_000

/** A live session, or the refusal that says why not: 401 gone, 408 idle. */
export const requireLive = async (
  context: AppContext,
  found: SessionWithAccount | undefined,
): Promise<SessionWithAccount> => {
  const now = context.clock.now()
  if (!found || found.session.revoked_at !== null) throw refuse('401')
  const idle = now - found.session.last_seen_at
  if (idle > IDLE_AFTER_MS) throw refuse('408')
  if (idle > TOUCH_EVERY_MS) await touchSession(context.db, found.session.id, now)
  return found
}

const tokenOf = (request: FastifyRequest): string | undefined => request.headers.authorization?.replace(/^Bearer /i, '')

export const memberOf = ({ session, account }: SessionWithAccount): Member => ({
  accountId: account.id,
  sessionId: session.id,
  level: account.level,
})

/** Who asks, by the Authorization header alone; no cookie ever authorises a call. Throws 401 and 408. */
export const authenticate = async (context: AppContext, request: FastifyRequest): Promise<Member> => {
  const token = tokenOf(request)
  const claims = token ? await readToken(token, context.config.sessionSecret, context.clock.now()) : undefined
  if (!claims) throw refuse('401')
  const found = await requireLive(context, await findSession(context.db, claims.sessionId))
  if (found.account.id !== claims.accountId) throw refuse('401')
  return memberOf(found)
}

/** For public calls: a visitor is nobody, and a token that is over makes a visitor, who may go on looking around. */
export const authenticateIfPresent = async (
  context: AppContext,
  request: FastifyRequest,
): Promise<Member | undefined> => {
  if (!tokenOf(request)) return undefined
  try {
    return await authenticate(context, request)
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}
