import type { ErrorCode } from '@shuttle/contracts'
import { errorTexts } from '@shuttle/i18n/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import { isDatabaseAway } from '../database/database-away'
import type { ProcessContext } from '../runtime/context'
import { isRefusal, Refusal } from '../runtime/errors'
import { countedSentence } from './counted-sentence'
import { refusalEnvelope } from './envelope'
import { presentRefusal } from './refusal.presenter'
import { requestLanguage } from './request-headers'
import { DATA_HEADERS } from './security-headers'

const STATUS: Partial<Record<ErrorCode, number>> = {
  '401': 401,
  '408': 401,
  BAD_REQUEST: 400,
  TOO_MANY_REQUESTS: 429,
  CODE_TOO_SOON: 429,
  TOO_MANY_UNPAID_ORDERS: 429,
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  PARTNER_ACCOUNT: 401,
  PARTNER_PERMISSION: 403,
  PARTNER_TIMESTAMP: 401,
  PARTNER_REPLAYED: 401,
  PARTNER_SIGNATURE: 401,
  PARTNER_ENCODING: 400,
  PARTNER_PARAMETERS: 400,
  PAGE_TOO_OLD: 426,
  SERVICE_UNAVAILABLE: 503,
}

/** HTTP status of a refusal: business refusals are 200 and differ by their code. */
const getRefusalStatus = (code: ErrorCode): number => STATUS[code] ?? 200

/** The error page for a request that opens a page; undefined for any other request. */
export type RefusalPage = (
  request: Pick<FastifyRequest, 'method' | 'url' | 'id'>,
  status: number,
) => { html: string; headers: Record<string, string> } | undefined

/**
 * Seconds after which a request that the database did not answer may be sent again: after them it is replaced,
 * restarted, or still busy.
 */
export const DATABASE_BACK_SECONDS = 3

type Answer = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Converts an error into the answer: a refusal has a sentence, a fault has none and is logged. A request for a page is
 * answered by a page.
 */
export const createErrorAnswer = (context: ProcessContext, page: RefusalPage): Answer => {
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Refusals answered, by code',
    labelNames: ['code'],
    registers: [context.metrics],
  })

  const answer = (status: number, envelope: object, request: FastifyRequest, reply: FastifyReply) => {
    const shown = page(request, status)
    if (!shown) return reply.code(status).headers(DATA_HEADERS).send(envelope)
    return reply.code(status).headers(shown.headers).type('text/html; charset=utf-8').send(shown.html)
  }

  const answerRefusal = (
    { code, details }: Pick<Refusal, 'code' | 'details'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    refusals.inc({ code })
    const language = requestLanguage(request)
    const { waitSeconds } = details
    const message = countedSentence(language, { code, details }) ?? errorTexts[language][code]
    if (waitSeconds !== undefined) reply.header('retry-after', String(waitSeconds))
    const refusal = { code, message, ...presentRefusal(details), requestId: request.id }
    const envelope = refusalEnvelope(context.clock.now(), refusal)
    return answer(getRefusalStatus(code), envelope, request, reply)
  }

  return (error, request, reply) => {
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database does not answer')
      reply.header('retry-after', String(DATABASE_BACK_SECONDS))
      return answerRefusal(new Refusal('SERVICE_UNAVAILABLE'), request, reply)
    }
    if (isRefusal(error)) return answerRefusal(error, request, reply)
    if (error.statusCode === 429) return answerRefusal(new Refusal('TOO_MANY_REQUESTS'), request, reply)
    if (error.statusCode !== undefined && error.statusCode < 500)
      return answerRefusal(new Refusal('BAD_REQUEST'), request, reply)
    request.log.error({ err: error }, 'fault')
    const envelope = refusalEnvelope(context.clock.now(), { code: 'FAULT', requestId: request.id })
    return answer(500, envelope, request, reply)
  }
}

export const registerErrorHandler = (app: FastifyInstance, answer: Answer): void => {
  app.setErrorHandler(answer)
  app.setNotFoundHandler((_request, _reply) => {
    throw new Refusal('NOT_FOUND')
  })
}
