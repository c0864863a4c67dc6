import type { ErrorCode } from '@shuttle/contracts'
import { errorTexts } from '@shuttle/i18n/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import type { ProcessContext } from '../context'
import { isRefusal } from '../errors'
import { DATA_HEADERS } from './data-headers'
import { refusalEnvelope } from './envelope'
import { requestLanguage } from './request-language'
import { statusOf } from './status-of'

/** The one translator from what was thrown to what is answered: refusals speak, faults say nothing and are logged. */
export const registerErrorHandler = (app: FastifyInstance, context: ProcessContext): void => {
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Refusals answered, by code',
    labelNames: ['code'],
    registers: [context.metrics],
  })

  const answerRefusal = (code: ErrorCode, data: unknown, request: FastifyRequest, reply: FastifyReply) => {
    refusals.inc({ code })
    const message = errorTexts[requestLanguage(request)][code]
    return reply
      .code(statusOf(code))
      .headers(DATA_HEADERS)
      .send(refusalEnvelope(context.clock.now(), { code, message, data, requestId: request.id }))
  }

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isRefusal(error)) return answerRefusal(error.code, error.data, request, reply)
    if (error.statusCode === 429) return answerRefusal('TOO_MANY_REQUESTS', undefined, request, reply)
    if (error.statusCode !== undefined && error.statusCode < 500)
      return answerRefusal('BAD_REQUEST', undefined, request, reply)
    request.log.error({ err: error }, 'fault')
    return reply
      .code(500)
      .headers(DATA_HEADERS)
      .send(refusalEnvelope(context.clock.now(), { code: 'FAULT', requestId: request.id }))
  })
  app.setNotFoundHandler((request, reply) => answerRefusal('NOT_FOUND', undefined, request, reply))
}
