import { bodyDigest } from '@shuttle/releases'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FILE_LIMIT_BYTES } from '../composition/compressed-copies'
import { authenticateRequest } from './authenticate-publisher'
import type { Publisher } from './publisher'
import { type ReleaseContext, ReleaseFault } from './release-context'
import { assertFirstUse } from './used-calls'

/** A refused body up to this size is drained; the connection of a larger one is closed. */
const SMALL_BYTES = 64 * 1024

export const readBytes = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)

const tooLarge = () =>
  Object.assign(new Error(`A body may have ${FILE_LIMIT_BYTES / 1024 / 1024} MB.`), { statusCode: 413 })

/** Accepts only a body with a declared length; a chunked body is refused unread. */
const readLength = ({ method, headers }: FastifyRequest): number => {
  const length = headers['content-length']
  if (method === 'GET' && length === undefined) return 0
  if (length === undefined || headers['transfer-encoding'] !== undefined)
    throw new ReleaseFault('BAD_REQUEST', 'The request does not say how long its body is.')
  return Number(length)
}

/** Whether the incoming body is too large to be drained after a refusal. */
export const hasLargeBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BYTES

/**
 * Verifies every request of these routes by its head: signer and length of the body. Only then the body is read, and
 * its hash must be the signed one. Returns the function by which a route gets the signer.
 */
export const authorizePublisher = (
  app: FastifyInstance,
  context: ReleaseContext,
): ((request: FastifyRequest) => Publisher) => {
  const { publisherKeys, db, clock, isOwnAddress } = context
  const publishers = new WeakMap<FastifyRequest, Publisher>()
  const getPublisher = (request: FastifyRequest): Publisher => {
    const publisher = publishers.get(request)
    if (!publisher) throw new ReleaseFault('UNSIGNED', 'The request is not signed.')
    return publisher
  }
  // Runs after the rate limit, which is a hook of the route: requests with a bad signature count too.
  app.addHook('preParsing', async (request, _reply, body) => {
    const { method, headers } = request
    const publisher = await authenticateRequest(
      { method, path: request.raw.url ?? '', headers },
      { keyFile: publisherKeys, db, now: clock.real(), isOwnAddress },
    )
    if (readLength(request) > FILE_LIMIT_BYTES) throw tooLarge()
    await assertFirstUse(db, publisher)
    publishers.set(request, publisher)
    return body
  })
  app.addHook('preValidation', async (request) => {
    if (bodyDigest(readBytes(request)) !== getPublisher(request).digest)
      throw new ReleaseFault('UNSIGNED', 'The body is not the one that was signed.')
  })
  return getPublisher
}
