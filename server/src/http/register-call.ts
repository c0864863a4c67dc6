import type { ErrorCode, LanguageCode } from '@shuttle/contracts'
import { type Action, getRole, isAllowed, type MemberAction, needsSession } from '@shuttle/domain'
import { type CallDefinition, commonFields, WIRE_HEADER } from '@shuttle/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as z from 'zod/mini'
import { assertPartnerAccount } from '../modules/partners/partner-api'
import { authenticate, authenticateIfPresent, type Member } from '../modules/passenger/sessions/authenticate'
import type { AppContext } from '../runtime/context'
import { Refusal } from '../runtime/errors'
import { successEnvelope } from './envelope'
import { assertOwnPage } from './own-page'
import { assertServedWire, requestLanguage } from './request-headers'

/** A call of the wire whose `access` is an action of the table of rights. */
export type ServedCall = CallDefinition & {
  access: Action
  /** The handler establishes the session itself: an expired token does no harm, and is not checked. */
  ignoreToken?: true
}

type MemberFor<Definition extends ServedCall> = Definition extends { ignoreToken: true }
  ? undefined
  : Definition['access'] extends MemberAction
    ? Member
    : Member | undefined

export interface CallInput<Definition extends ServedCall> {
  /** Parsed by the call's schema. */
  body: z.infer<Definition['request']>
  /** Always there for an action that needs a session. */
  member: MemberFor<Definition>
  /** The member, for an action that goes beyond the call's own; throws 401, 408 and FORBIDDEN. */
  requireMember: (action: MemberAction) => Promise<Member>
  language: LanguageCode
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * PostgreSQL stores no NUL character: such a text would become a fault. Recursion is safe, because the parser limits
 * the depth of bodies.
 */
export const hasNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasNul)
}

export const parseBody = <Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> => {
  const common = z.safeParse(commonFields, body ?? {})
  const parsed = z.safeParse(schema, body ?? {})
  if (common.success && parsed.success) return parsed.data
  const fields = parsed.error?.issues.map((issue) => issue.path.join('.')) ?? []
  throw new Refusal('BAD_REQUEST', { fields })
}

const assertAllowed = (action: Action, member: Member | undefined, isPartner: boolean): void => {
  if (isAllowed(getRole({ level: member?.level, isPartner }), action)) return
  throw new Refusal(member ? 'FORBIDDEN' : '401')
}

/** A call that carries a file: the limit of its body in bytes, and the refusal of a longer one. */
export interface Upload {
  bodyLimit: number
  tooLarge: ErrorCode
}

/** A large body is read for members alone, and one that is too long is refused by a code of its own. */
export const uploadOptions = (context: AppContext, { bodyLimit, tooLarge }: Upload): RouteShorthandOptions => ({
  bodyLimit,
  onRequest: async (request) => {
    assertOwnPage(request)
    assertServedWire(request.headers[WIRE_HEADER])
    await authenticate(context, request)
  },
  errorHandler: (error) => {
    throw (error as { code?: string }).code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new Refusal(tooLarge) : error
  },
})

/**
 * Serves one call below `/api/`: checks the version of the wire and the rights of the caller, parses the body by its
 * schema, and sends the handler's fields in the envelope with the call's own success message. Refusals are thrown.
 */
export const registerCall = <Definition extends ServedCall>(
  app: FastifyInstance,
  context: AppContext,
  definition: Definition,
  handler: (input: CallInput<Definition>) => Promise<object>,
  upload?: Upload,
): void => {
  const options = upload ? uploadOptions(context, upload) : {}
  app.post(`/api/${definition.path}`, options, async (request, reply) => {
    // First: no member is signed out or charged by a call of an older page whose meaning has changed.
    assertOwnPage(request)
    assertServedWire(request.headers[WIRE_HEADER])
    // Before any of its values reaches a query of the database.
    if (hasNul(request.body)) throw new Refusal('BAD_REQUEST', { fields: [] })
    const call = { path: definition.path, body: request.body, now: context.clock.now() }
    const isPartner = await assertPartnerAccount(context.db, call)

    const findCaller = (action: Action) =>
      needsSession(action) ? authenticate(context, request) : authenticateIfPresent(context, request)
    const member = definition.ignoreToken ? undefined : await findCaller(definition.access)
    if (!definition.ignoreToken) assertAllowed(definition.access, member, isPartner)
    const requireMember = async (action: MemberAction): Promise<Member> => {
      const caller = member ?? (await authenticate(context, request))
      assertAllowed(action, caller, isPartner)
      return caller
    }

    const body = parseBody(definition.request, request.body)
    const language = requestLanguage(request)
    const input = { body, member, requireMember, language, request, reply } as CallInput<Definition>
    return successEnvelope(definition.success, context.clock.now(), await handler(input))
  })
}
