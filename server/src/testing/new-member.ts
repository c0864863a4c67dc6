import type { FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { issueToken } from '../modules/passenger/sessions/session-token'
import { openSession, storeProof } from '../modules/passenger/sessions/sessions.repository'
import type { AppContext } from '../runtime/context'

let count = 0

/** A new member, signed in without the cost of a password; the token never expires. */
export const newMember = async (app: FastifyInstance, { db, clock, config }: AppContext, level = 1) => {
  count += 1
  const accountId = uuidv7()
  const email = `tester${count}@demo.test`
  const names = { nickname: email, avatar_url: '', member_number: String(30_000_000 + count) }
  const account = { id: accountId, email, password_hash: '', ...names, level, created_at: clock.now() }
  await db.insertInto('accounts').values(account).execute()
  const { sessionId } = await openSession(db, accountId, clock.now())
  const authorize = () => issueToken({ accountId, sessionId }, config.secrets.tokens, clock.now())
  return {
    accountId,
    email,
    /** The Authorization header of this member. */
    authorize,
    /** As if they had given their password just now. */
    prove: () => storeProof(db, sessionId, clock.now()),
    /** A call of this member, with the answer's body. */
    call: async (path: string, body: object, headers: Record<string, string> = {}) => {
      const request = { url: `/api/${path}`, payload: body, headers: { authorization: await authorize(), ...headers } }
      return (await app.inject({ method: 'POST', ...request })).json()
    },
  }
}
export type TestMember = Awaited<ReturnType<typeof newMember>>
