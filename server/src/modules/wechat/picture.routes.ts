import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { getSessionEnd } from '../sessions/authenticate'
import { SESSION_COOKIE } from '../sessions/session-cookies'
import { findSessionBySecret } from '../sessions/sessions.repository'

/**
 * `GET avatar/<member id>`: a member's own picture. An image element sends no token, so the cookie opens it: nothing is
 * written, and nobody else's is shown.
 */
export const registerPictures = (app: FastifyInstance, { db, clock }: AppContext): void => {
  app.get<{ Params: { id: string } }>('/api/avatar/:id', async (request, reply) => {
    const secret = request.cookies[SESSION_COOKIE]
    const found = secret === undefined ? undefined : await findSessionBySecret(db, secret)
    const isOwn = found?.account.id === request.params.id && getSessionEnd(found.session, clock.now()) === undefined
    const picture = isOwn
      ? await db
          .selectFrom('account_pictures')
          .selectAll()
          .where('account_id', '=', request.params.id)
          .executeTakeFirst()
      : undefined
    if (!picture) throw new Refusal('NOT_FOUND')
    return reply.type(picture.content_type).send(Buffer.from(picture.content, 'base64'))
  })
}
