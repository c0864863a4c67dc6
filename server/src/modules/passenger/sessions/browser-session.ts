import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountRow } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findCookieSession, readTokenHeader } from './authenticate'
import { getProfile, type Profile } from './profile.repository'
import { isSecureSite, setSessionCookies } from './session-cookies'
import { issueToken } from './session-token'
import { type IsTheirs, openSessionFor, revokeSession, type SessionWithAccount } from './sessions.repository'

/** A session as sent to a browser: a short token, and its member. */
export interface BrowserSession {
  token: string
  account: AccountRow
  profile: Profile
}

const toBrowserSession = async (
  { db, clock }: AppContext,
  account: AccountRow,
  token: string,
): Promise<BrowserSession> => ({ token, account, profile: await getProfile(db, account.id, clock.now()) })

const freshToken = ({ config, clock }: AppContext, account: AccountRow, sessionId: string): Promise<string> =>
  issueToken({ accountId: account.id, sessionId }, config.secrets.tokens, clock.now())

/**
 * A session that is open already, for a request admitted by its cookie or its short token. The cookie buys a fresh
 * short token (`byCookie` is the session it names); without it the answer repeats the token that was sent, or a stolen
 * token would renew itself for ever.
 */
export const continueBrowserSession = async (
  context: AppContext,
  account: AccountRow,
  {
    sessionId,
    byCookie,
    request,
  }: { sessionId: string; byCookie: SessionWithAccount | undefined; request: FastifyRequest },
): Promise<BrowserSession> => {
  const token =
    byCookie?.session.id === sessionId ? await freshToken(context, account, sessionId) : readTokenHeader(request)
  if (token === undefined) throw new Refusal('401')
  return toBrowserSession(context, account, token)
}

/**
 * Revokes the session this browser had: no cookie names it any more, and a tab with its token would work for another
 * member.
 */
const revokeReplacedSession = async (context: AppContext, request: FastifyRequest): Promise<void> => {
  const replaced = await findCookieSession(context, request)
  if (replaced) await revokeSession(context.db, replaced.session.id, context.clock.now())
}

/** The refusal of a proof that is out of date, by what the member signs in with. */
const OUT_OF_DATE = { password: 'BAD_CREDENTIALS', code: 'CODE_WRONG', wechat: 'WECHAT_STATE' } as const

interface OpeningRequest {
  request: FastifyRequest
  reply: FastifyReply
  by?: 'password' | 'code'
  isTheirs?: IsTheirs
}

/**
 * Opens a session for an account, with its cookies, replacing the one this browser had. Throws BAD_CREDENTIALS when the
 * proof is out of date: the password was changed, or the account deleted, during sign-in; WECHAT_STATE through WeChat,
 * and CODE_WRONG by a mailed code.
 */
export const openBrowserSession = async (
  context: AppContext,
  account: AccountRow,
  { request, reply, by = 'password', isTheirs }: OpeningRequest,
): Promise<BrowserSession> => {
  const way = isTheirs ? 'wechat' : by
  // A member with a password proves the identity by it: who finds the phone a moment later must not have everything.
  const isProved = way === 'wechat' || (way === 'code' && account.password_hash === '')
  const opened = await openSessionFor(context.db, account, context.clock.now(), isTheirs, isProved)
  if (!opened) throw new Refusal(OUT_OF_DATE[way])
  await revokeReplacedSession(context, request)
  setSessionCookies(reply, opened.secret, isSecureSite(context.config))
  return toBrowserSession(context, account, await freshToken(context, account, opened.sessionId))
}
