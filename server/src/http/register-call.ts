import type { LanguageCode } from '@shuttle/contracts'
import { type CallDefinition, commonFields, WIRE_HEADER } from '@shuttle/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { AppContext } from '../context'
import { Refusal } from '../errors'
import { assertPartnerAccount } from '../modules/partner-api/assert-partner-account'
import { authenticate, authenticateIfPresent } from '../modules/sessions/authenticate'
import type { Member } from '../modules/sessions/member'
import { successEnvelope } from './envelope'
import { requestLanguage } from './request-language'
import { assertServedWire } from './require-served-wire'

export interface CallInput<Definition extends CallDefinition> {
  /** Parsed by the call's schema. */
  body: z.infer<Definition['request']>
  /** Always there for calls of members. */
  member: Definition['access'] extends 'member' ? Member : Member | undefined
  language: LanguageCode
  request: FastifyRequest
  reply: FastifyReply
}

/** PostgreSQL stores no NUL character: it would answer such a text with a fault. Bodies are not deep: their parser saw to that. */
const hasNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasNul)
}

const parseBody = <Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> => {
  const common = z.safeParse(commonFields, body ?? {})
  const parsed = z.safeParse(schema, body ?? {})
  if (common.success && parsed.success) return parsed.data
  const fields = parsed.error?.issues.map((issue) => issue.path.join('.')) ?? []
  throw new Refusal('BAD_REQUEST', { fields })
}

const whoAsks = (context: AppContext, request: FastifyRequest, access: CallDefinition['access']) =>
  access === 'member' ? authenticate(context, request) : authenticateIfPresent(context, request)

/**
 * Serves one call below `/api/`: the version of the wire it names, authentication by the definition's access, the body parsed by its schema, the
 * handler's fields in the envelope with the call's own success word. Refusals are thrown.
 */
export const registerCall = <Definition extends CallDefinition>(
  app: FastifyInstance,
  context: AppContext,
  definition: Definition & {
    /** The call establishes the session itself: a token that is over does no harm. */ ignoreToken?: true
  },
  handler: (input: CallInput<Definition>) => Promise<object>,
): void => {
  app.post(`/api/${definition.path}`, async (request, reply) => {
    // Before anybody is signed out or charged by a call that means something else by now.
    assertServedWire(request.headers[WIRE_HEADER])
    // Before the database is asked about anything that is in it.
    if (hasNul(request.body)) throw new Refusal('BAD_REQUEST', { fields: [] })
    await assertPartnerAccount(context.db, { path: definition.path, body: request.body, now: context.clock.now() })
    const member = definition.ignoreToken ? undefined : await whoAsks(context, request, definition.access)
    const body = parseBody(definition.request, request.body)
    const input = { body, member, language: requestLanguage(request), request, reply } as CallInput<Definition>
    return successEnvelope(definition.success, context.clock.now(), await handler(input))
  })
}
