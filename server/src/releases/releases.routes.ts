import { acceptance, move, offer, previewRequest, RELEASE_PATHS } from '@shuttle/releases'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { acceptBuild } from './accept-build'
import { authenticateRequest, type Publisher } from './authenticate-request'
import { moveApp } from './move-app'
import { offerBuild } from './offer-build'
import { previewLink } from './preview-link'
import { putFile } from './put-file'
import { readBook } from './read-book'
import { readHistory } from './read-history'
import type { ReleaseContext } from './release-context'
import { ReleaseFault } from './release-fault'

/** The largest file of a build; the shell's first script has half a megabyte. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024

const bytesOf = (request: FastifyRequest): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))

const parse = <Schema extends z.ZodMiniType>(schema: Schema, bytes: Buffer): z.infer<Schema> => {
  try {
    return z.parse(schema, JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    const issue = error instanceof z.core.$ZodError ? error.issues[0] : undefined
    const where = issue ? `${issue.path.join('.')}: ${issue.message}` : 'no JSON'
    throw new ReleaseFault('BAD_REQUEST', `The request cannot be read (${where}).`)
  }
}

/** The release calls, in a scope of their own: bodies as bytes, because these are what is signed. */
export const registerReleaseRoutes = (app: FastifyInstance, context: ReleaseContext): void => {
  const publisherOf = (request: FastifyRequest): Promise<Publisher> =>
    authenticateRequest(
      { method: request.method, path: request.raw.url ?? '', headers: request.headers, body: bytesOf(request) },
      { keyFile: context.publisherKeys, now: context.clock.real() },
    )

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    return payload
  })
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ReleaseFault)
      return reply.code(error.status).send({ code: error.code, message: error.message })
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status < 500) return reply.code(status).send({ code: 'BAD_REQUEST', message: (error as Error).message })
    request.log.error({ err: error }, 'release: fault')
    return reply.code(500).send({ code: 'FAULT', message: `The site failed; its log names request ${request.id}.` })
  })

  app.get(RELEASE_PATHS.book, () => readBook(context.db))
  app.get<{ Querystring: { app?: string } }>(RELEASE_PATHS.history, ({ query }) =>
    readHistory(context.db, typeof query.app === 'string' ? query.app : undefined),
  )
  app.post(RELEASE_PATHS.offer, { bodyLimit: BODY_LIMIT_BYTES }, async (request) => {
    const publisher = await publisherOf(request)
    return offerBuild(context, parse(offer, bytesOf(request)), publisher)
  })
  app.put<{ Params: { app: string; version: string; name: string } }>(
    `${RELEASE_PATHS.files}/:app/:version/:name`,
    { bodyLimit: BODY_LIMIT_BYTES },
    async (request, reply) => {
      const publisher = await publisherOf(request)
      await putFile(context, { ...request.params, bytes: bytesOf(request) }, publisher)
      return reply.code(204).send()
    },
  )
  app.post(RELEASE_PATHS.accept, async (request) => {
    const publisher = await publisherOf(request)
    return acceptBuild(context, parse(acceptance, bytesOf(request)), publisher)
  })
  app.post(RELEASE_PATHS.move, async (request) => {
    const publisher = await publisherOf(request)
    return moveApp(context, parse(move, bytesOf(request)), publisher)
  })
  app.post(RELEASE_PATHS.preview, async (request) => {
    const publisher = await publisherOf(request)
    return previewLink(context, parse(previewRequest, bytesOf(request)), publisher)
  })
}
