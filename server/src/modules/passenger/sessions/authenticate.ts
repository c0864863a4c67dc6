import type { Instant } from '@shuttle/domain'
import type { FastifyRequest } from 'fastify'
import type { SessionRow } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { isRefusal, Refusal } from '../../../runtime/errors'
import { isSecureSite, readSessionCookie, SESSION_LASTS_MS } from './session-cookies'
import { readEndedToken, readToken } from './session-token'
import { findSession, findSessionBySecret, type SessionWithAccount, touchSession } from './sessions.repository'

/** The authenticated member, as established by the server. */
export interface Member {
  accountId: string
  sessionId: string
  /** 0 non-member, 1 and up member, 9 staff; read from the account, never from the token. */
  level: number
  /** Signed in through WeChat, which proves no password. */
  isWechat: boolean
  /** When the identity was last proved in this session. */
  provedAt: Instant | null
}

/** A session that was not used for this long is over: code 408. */
export const IDLE_AFTER_MS = 7 * 86_400_000
const TOUCH_EVERY_MS = 60_000

/** Why a session is over: 401 signed out or thirty days old, 408 idle. */
export const getSessionEnd = (session: SessionRow, now: Instant): '401' | '408' | undefined => {
  if (session.revoked_at !== null || now - session.created_at >= SESSION_LASTS_MS) return '401'
  return now - session.last_seen_at > IDLE_AFTER_MS ? '408' : undefined
}

/** A live session, or the refusal with the reason: 401 gone, 408 idle. */
export const assertLiveSession = async (
  context: AppContext,
  found: SessionWithAccount | undefined,
): Promise<SessionWithAccount> => {
  const now = context.clock.now()
  if (!found) throw new Refusal('401')
  const end = getSessionEnd(found.session, now)
  if (end) throw new Refusal(end)
  if (now - found.session.last_seen_at > TOUCH_EVERY_MS) await touchSession(context.db, found.session.id, now)
  return found
}

/** The short token of a request; `Bearer ` before it is accepted (D9.6). */
export const readTokenHeader = (request: FastifyRequest): string | undefined =>
  request.headers.authorization?.replace(/^Bearer /i, '')

export const toMember = ({ session, account }: SessionWithAccount): Member => ({
  accountId: account.id,
  sessionId: session.id,
  level: account.level,
  isWechat: session.is_wechat,
  provedAt: session.proved_at,
})

/**
 * Why the sender is not signed in: a token expires long before its session is idle, so an idle member sends an old one.
 */
const explainMissingMember = async (context: AppContext, token: string | undefined): Promise<'401' | '408'> => {
  const { db, config, clock } = context
  const ended = token ? await readEndedToken(token, config.secrets.tokens, clock.now()) : undefined
  const found = ended && (await findSession(db, ended.sessionId))
  return (found && getSessionEnd(found.session, clock.now())) ?? '401'
}

/** The member of a request, by the Authorization header alone; no cookie ever authorises a call. Throws 401 and 408. */
export const authenticate = async (context: AppContext, request: FastifyRequest): Promise<Member> => {
  const token = readTokenHeader(request)
  const claims = token ? await readToken(token, context.config.secrets.tokens, context.clock.now()) : undefined
  if (!claims) throw new Refusal(await explainMissingMember(context, token))
  const found = await assertLiveSession(context, await findSession(context.db, claims.sessionId))
  if (found.account.id !== claims.accountId) throw new Refusal('401')
  return toMember(found)
}

/** For public calls: without a token, or with one that is over, the sender is a visitor. */
export const authenticateIfPresent = async (
  context: AppContext,
  request: FastifyRequest,
): Promise<Member | undefined> => {
  if (!readTokenHeader(request)) return undefined
  try {
    return await authenticate(context, request)
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

/** The session that the cookie of this browser names. */
export const findCookieSession = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  request: FastifyRequest,
): Promise<SessionWithAccount | undefined> => {
  const secret = readSessionCookie(request, isSecureSite(config))
  return secret === undefined ? undefined : findSessionBySecret(db, secret)
}

/**
 * The session of a request, by token and by cookie: in a tab left open, the token may belong to a session that is over
 * while the cookie opens a newer one. For restoring and ending sessions only, which no cookie can misuse.
 */
export const findRequestSessions = async (
  context: AppContext,
  request: FastifyRequest,
): Promise<{ byToken: SessionWithAccount | undefined; byCookie: SessionWithAccount | undefined }> => {
  const { db, config, clock } = context
  const token = readTokenHeader(request)
  const claims = token ? await readToken(token, config.secrets.tokens, clock.now()) : undefined
  const byToken = claims && (await findSession(db, claims.sessionId))
  return { byToken, byCookie: await findCookieSession(context, request) }
}
