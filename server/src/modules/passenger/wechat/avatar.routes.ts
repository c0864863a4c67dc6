import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findCookieSession, getSessionEnd } from '../sessions'
import { findPicture } from './wechat.repository'

/**
 * `GET avatar/<member id>`: a member's own picture. An image element sends no token, so the cookie opens it: nothing is
 * written, and no other member's picture is shown.
 */
export const registerAvatars = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context
  app.get<{ Params: { id: string } }>('/api/avatar/:id', async (request, reply) => {
    const found = await findCookieSession(context, request)
    const isOwn = found?.account.id === request.params.id && getSessionEnd(found.session, clock.now()) === undefined
    const picture = isOwn ? await findPicture(db, request.params.id) : undefined
    if (!picture) throw new Refusal('NOT_FOUND')
    return reply.type(picture.content_type).send(Buffer.from(picture.content, 'base64'))
  })
}
