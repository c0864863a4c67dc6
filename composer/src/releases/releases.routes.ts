import { acceptance, move, offer, previewRequest, RELEASE_PATHS } from '@shuttle/releases'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
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

/** A build has some fifty files and is uploaded in one go; the limit of visitors would stop a few teams at once. */
const REQUESTS_A_MINUTE = 6000
const limits = { config: { rateLimit: { max: REQUESTS_A_MINUTE, timeWindow: 60_000 } }, bodyLimit: BODY_LIMIT_BYTES }

const bytesOf = (request: FastifyRequest): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))

/** Databases keep no text with this character; nothing here is called so. */
const requireText = (texts: readonly unknown[]): void => {
  if (texts.some((text) => typeof text === 'string' && text.includes('\0')))
    throw new ReleaseFault('BAD_REQUEST', 'The request cannot be read (a text holds the character 0).')
}

const parse = <Schema extends z.ZodMiniType>(schema: Schema, bytes: Buffer): z.infer<Schema> => {
  let body: unknown
  try {
    body = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new ReleaseFault('BAD_REQUEST', 'The request cannot be read (no JSON).')
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) {
    requireText(Object.values(parsed.data as object))
    return parsed.data
  }
  const issue = parsed.error.issues[0]
  throw new ReleaseFault('BAD_REQUEST', `The request cannot be read (${issue?.path.join('.')}: ${issue?.message}).`)
}

/** The release calls, in a scope of their own: bodies as bytes, because these are what is signed. */
export const registerReleaseRoutes = (app: FastifyInstance, context: ReleaseContext): void => {
  const publisherOf = (request: FastifyRequest): Promise<Publisher> =>
    authenticateRequest(
      { method: request.method, path: request.raw.url ?? '', headers: request.headers, body: bytesOf(request) },
      { keyFile: context.publisherKeys, now: context.clock.real() },
    )

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
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

  app.get(RELEASE_PATHS.book, limits, () => readBook(context.db))
  app.get<{ Querystring: { app?: unknown } }>(RELEASE_PATHS.history, limits, ({ query }) => {
    requireText([query.app])
    return readHistory(context.db, typeof query.app === 'string' ? query.app : undefined)
  })
  app.post(RELEASE_PATHS.offer, limits, async (request) => {
    const publisher = await publisherOf(request)
    return offerBuild(context, parse(offer, bytesOf(request)), publisher)
  })
  app.put<{ Params: { app: string; version: string; name: string } }>(
    `${RELEASE_PATHS.files}/:app/:version/:name`,
    limits,
    async (request, reply) => {
      const publisher = await publisherOf(request)
      requireText(Object.values(request.params))
      await putFile(context, { ...request.params, bytes: bytesOf(request) }, publisher)
      return reply.code(204).send()
    },
  )
  app.post(RELEASE_PATHS.accept, limits, async (request) => {
    const publisher = await publisherOf(request)
    return acceptBuild(context, parse(acceptance, bytesOf(request)), publisher)
  })
  app.post(RELEASE_PATHS.move, limits, async (request) => {
    const publisher = await publisherOf(request)
    return moveApp(context, parse(move, bytesOf(request)), publisher)
  })
  app.post(RELEASE_PATHS.preview, limits, async (request) => {
    const publisher = await publisherOf(request)
    return previewLink(context, parse(previewRequest, bytesOf(request)), publisher)
  })
}
