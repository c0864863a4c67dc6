import {
  acceptance,
  admission,
  announcement,
  countersignature,
  move,
  originChange,
  previewRequest,
  RELEASE_PATHS,
  revocation,
  ruleChange,
} from '@shuttle/releases'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { FILE_LIMIT_BYTES } from '../composition/compressed-copies'
import { DELIVERY } from '../composition/publisher-keys'
import { countVisit } from '../visits/count-visit'
import { visitReport } from '../visits/visit-report'
import { admitKey, readAllKeys } from './admit-key'
import { changeOrigin } from './admitted-origins'
import { authorizePublisher, hasLargeBody, readBytes } from './authorize-publisher'
import { createPreviewLink } from './create-preview-link'
import { findAcceptedBuild } from './find-build'
import { findUnknownKeys } from './find-unknown-keys'
import { moveApp } from './move-app'
import type { Publisher } from './publisher'
import { readHistory, readRegistry } from './read-registry'
import { readSiteReleases } from './read-site-releases'
import { acceptBuild, announceBuild } from './receive-build'
import { type ReleaseContext, ReleaseFault } from './release-context'
import { changeRule, cosignBuild } from './release-rules'
import { revokeKey } from './revoke-key'
import { signBuild } from './sign-build'
import { authorizeUpload, type UploadName, uploadFile } from './upload-file'

/** A build has some fifty files and is uploaded at once; the visitors' limit would block a few teams. */
const REQUESTS_A_MINUTE = 6000

/** Databases store no text with this character, and no name here contains it. */
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

/** Registers the release calls in a scope of their own: bodies are raw bytes, because those are signed. */
const registerReleaseRoutes = (app: FastifyInstance, context: ReleaseContext, requestsAMinute: number): void => {
  const limits = { config: { rateLimit: { max: requestsAMinute, timeWindow: 60_000 } }, bodyLimit: FILE_LIMIT_BYTES }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    return payload
  })
  app.setErrorHandler((error, request, reply) => {
    // Refused before its body arrived: the rest of it is not awaited.
    if (request.body === undefined && hasLargeBody(request)) reply.header('connection', 'close')
    if (error instanceof ReleaseFault)
      return reply
        .code(error.status)
        .send({ code: error.code, message: error.message, ...(error.stored.length > 0 && { stored: error.stored }) })
    const pause = context.describePause(error)
    if (pause) {
      const { status, message, retryAfterSeconds } = pause
      request.log.warn({ err: error }, 'release: not now')
      return reply.code(status).header('retry-after', String(retryAfterSeconds)).send({ code: 'FAULT', message })
    }
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status < 500) return reply.code(status).send({ code: 'BAD_REQUEST', message: (error as Error).message })
    request.log.error({ err: error }, 'release: fault')
    return reply.code(500).send({ code: 'FAULT', message: `The site failed; its log names request ${request.id}.` })
  })

  const getPublisher = authorizePublisher(app, context)
  const readText = (query: unknown, name: 'app' | 'version'): string | undefined => {
    const text = Object(query)[name] as unknown
    assertText([text])
    return typeof text === 'string' ? text : undefined
  }

  app.get(RELEASE_PATHS.registry, limits, async (request) => {
    const registry = await readRegistry(context.db)
    // Processes that deliver pages have a key file of their own.
    if (getPublisher(request).owner === DELIVERY) return registry
    return { ...registry, unknownKeys: findUnknownKeys(registry, await readAllKeys(context)) }
  })
  app.get(RELEASE_PATHS.history, limits, ({ query }) => readHistory(context.db, readText(query, 'app')))
  app.get(RELEASE_PATHS.site, limits, () => readSiteReleases(context))
  app.get(RELEASE_PATHS.record, limits, async ({ query }, reply) => {
    const { record } = await findAcceptedBuild(
      context.db,
      readText(query, 'app') ?? '',
      readText(query, 'version') ?? '',
    )
    return reply.type('application/json; charset=utf-8').send(record)
  })
  app.put<{ Params: UploadName }>(
    `${RELEASE_PATHS.files}/:app/:version/:name`,
    {
      ...limits,
      preParsing: async (request, _reply, body) => {
        assertText(Object.values(request.params))
        await authorizeUpload(context, request.params, getPublisher(request))
        return body
      },
    },
    async (request, reply) => {
      await uploadFile(context, { ...request.params, bytes: readBytes(request) }, getPublisher(request))
      return reply.code(204).send()
    },
  )
  const post = <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    work: (context: ReleaseContext, input: z.infer<Schema>, publisher: Publisher) => Promise<unknown>,
  ): void => {
    app.post(path, limits, async (request, reply) => {
      const answer = await work(context, parse(schema, readBytes(request)), getPublisher(request))
      return answer === undefined ? reply.code(204).send() : answer
    })
  }
  post(RELEASE_PATHS.announce, announcement, announceBuild)
  post(RELEASE_PATHS.accept, acceptance, acceptBuild)
  post(RELEASE_PATHS.move, move, moveApp)
  post(RELEASE_PATHS.preview, previewRequest, createPreviewLink)
  post(RELEASE_PATHS.sign, countersignature, signBuild)
  post(RELEASE_PATHS.cosign, countersignature, cosignBuild)
  post(RELEASE_PATHS.revokeKey, revocation, revokeKey)
  post(RELEASE_PATHS.admitKey, admission, admitKey)
  post(RELEASE_PATHS.rule, ruleChange, changeRule)
  post(RELEASE_PATHS.visits, visitReport, (on, report, { owner }) => {
    if (owner !== DELIVERY)
      throw new ReleaseFault('FOREIGN_KEY', 'Visits are reported by processes that deliver pages.')
    return countVisit(on, report)
  })
  post(RELEASE_PATHS.origin, originChange, changeOrigin)
}

/** Publishing through the running site: permission, compatibility, and conflicts between publishers. */
export const registerReleases = async (
  app: FastifyInstance,
  context: ReleaseContext,
  { requestsAMinute = REQUESTS_A_MINUTE } = {},
): Promise<void> => {
  await app.register(async (scope) => registerReleaseRoutes(scope, context, requestsAMinute))
}
