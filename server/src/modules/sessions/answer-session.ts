import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context'
import type { AccountRow } from '../../database/types'
import { refuse } from '../../errors'
import { profileOf } from './profile.repository'
import { SESSION_COOKIE, setSessionCookies } from './session-cookies'
import { issueToken } from './session-token'
import { findSessionBySecret, openSessionFor, revokeSession } from './sessions.repository'
import { presentUser } from './user.presenter'

/** The fields that every answer has which hands out a session: a fresh short token, and whose it is. */
export const answerSession = async ({ db, clock, config }: AppContext, account: AccountRow, sessionId: string) => ({
  jwt: await issueToken({ accountId: account.id, sessionId }, config.sessionSecret, clock.now()),
  responseData: presentUser(account, await profileOf(db, account.id, clock.now())),
})

/** The session that this browser had ends: no cookie names it any more, and a tab with its token would go on as somebody else. */
const endReplaced = async ({ db, clock }: AppContext, request: FastifyRequest): Promise<void> => {
  const secret = request.cookies[SESSION_COOKIE]
  const replaced = secret === undefined ? undefined : await findSessionBySecret(db, secret)
  if (replaced) await revokeSession(db, replaced.session.id, clock.now())
}

/**
 * Opens a session for an account, with its cookies, in the place of the one this browser had. Throws BAD_CREDENTIALS when what the sender
 * proved counts no more: the password was changed, or the account deleted, while they signed in.
 */
export const openAnsweredSession = async (
  context: AppContext,
  account: AccountRow,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) => {
  const opened = await openSessionFor(context.db, account, context.clock.now())
  if (!opened) throw refuse('BAD_CREDENTIALS')
  await endReplaced(context, request)
  setSessionCookies(reply, opened.secret, context.config.publicUrl.startsWith('https:'))
  return answerSession(context, account, opened.sessionId)
}
