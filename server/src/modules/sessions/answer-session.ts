import type { FastifyReply } from 'fastify'
import type { AppContext } from '../../context'
import type { AccountRow } from '../../database/types'
import { profileOf } from './profile.repository'
import { setSessionCookies } from './session-cookies'
import { issueToken } from './session-token'
import { openSession } from './sessions.repository'
import { presentUser } from './user.presenter'

/** The fields that every answer has which hands out a session: a fresh short token, and whose it is. */
export const answerSession = async ({ db, clock, config }: AppContext, account: AccountRow, sessionId: string) => ({
  jwt: await issueToken({ accountId: account.id, sessionId }, config.sessionSecret, clock.now()),
  responseData: presentUser(account, await profileOf(db, account.id, clock.now())),
})

/** Opens a session for an account, with its cookies. */
export const openAnsweredSession = async (context: AppContext, account: AccountRow, reply: FastifyReply) => {
  const { sessionId, secret } = await openSession(context.db, account.id, context.clock.now())
  setSessionCookies(reply, secret, context.config.publicUrl.startsWith('https:'))
  return answerSession(context, account, sessionId)
}
