import { acceptance, announcement, move, previewRequest, RELEASE_PATHS } from '@shuttle/releases'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { authenticateRequest, type Publisher } from './authenticate-publisher'
import { moveApp } from './move-app'
import { previewLink } from './preview-link'
import { readHistory, readRegistry } from './read-registry'
import { acceptBuild, announceBuild, uploadFile } from './receive-build'
import { type ReleaseContext, ReleaseFault } from './release-context'

/** The largest file of a build; the shell's first script has half a megabyte. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024

/** A build has some fifty files and is uploaded in one go; the limit of visitors would stop a few teams at once. */
const REQUESTS_A_MINUTE = 6000
const limits = { config: { rateLimit: { max: REQUESTS_A_MINUTE, timeWindow: 60_000 } }, bodyLimit: BODY_LIMIT_BYTES }

const readBytes = (request: FastifyRequest): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))

/** Databases keep no text with this character; nothing here is called so. */
const assertText = (texts: readonly unknown[]): void => {
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
    assertText(Object.values(parsed.data as object))
    return parsed.data
  }
  const issue = parsed.error.issues[0]
  throw new ReleaseFault('BAD_REQUEST', `The request cannot be read (${issue?.path.join('.')}: ${issue?.message}).`)
}

/** The release calls, in a scope of their own: bodies as bytes, because these are what is signed. */
const registerReleaseRoutes = (app: FastifyInstance, context: ReleaseContext): void => {
  const authenticate = (request: FastifyRequest): Promise<Publisher> =>
    authenticateRequest(
      { method: request.method, path: request.raw.url ?? '', headers: request.headers, body: readBytes(request) },
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

  app.get(RELEASE_PATHS.registry, limits, () => readRegistry(context.db))
  app.get<{ Querystring: { app?: unknown } }>(RELEASE_PATHS.history, limits, ({ query }) => {
    assertText([query.app])
    return readHistory(context.db, typeof query.app === 'string' ? query.app : undefined)
  })
  app.post(RELEASE_PATHS.announce, limits, async (request) => {
    const publisher = await authenticate(request)
    return announceBuild(context, parse(announcement, readBytes(request)), publisher)
  })
  app.put<{ Params: { app: string; version: string; name: string } }>(
    `${RELEASE_PATHS.files}/:app/:version/:name`,
    limits,
    async (request, reply) => {
      const publisher = await authenticate(request)
      assertText(Object.values(request.params))
      await uploadFile(context, { ...request.params, bytes: readBytes(request) }, publisher)
      return reply.code(204).send()
    },
  )
  app.post(RELEASE_PATHS.accept, limits, async (request) => {
    const publisher = await authenticate(request)
    return acceptBuild(context, parse(acceptance, readBytes(request)), publisher)
  })
  app.post(RELEASE_PATHS.move, limits, async (request) => {
    const publisher = await authenticate(request)
    return moveApp(context, parse(move, readBytes(request)), publisher)
  })
  app.post(RELEASE_PATHS.preview, limits, async (request) => {
    const publisher = await authenticate(request)
    return previewLink(context, parse(previewRequest, readBytes(request)), publisher)
  })
}

/** Publishing through the running site: who may, what goes together, and who was first. */
export const registerReleases = async (app: FastifyInstance, context: ReleaseContext): Promise<void> => {
  await app.register(async (scope) => registerReleaseRoutes(scope, context))
}
