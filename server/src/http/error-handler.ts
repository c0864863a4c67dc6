import { errorTexts } from '@shuttle/i18n/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import type { ProcessContext } from '../context'
import { isRefusal, type Refusal, refuse } from '../errors'
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

  const answerRefusal = (
    { code, data, beside }: Pick<Refusal, 'code' | 'data' | 'beside'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    refusals.inc({ code })
    const message = errorTexts[requestLanguage(request)][code]
    return reply
      .code(statusOf(code))
      .headers(DATA_HEADERS)
      .send(refusalEnvelope(context.clock.now(), { code, message, data, beside, requestId: request.id }))
  }

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isRefusal(error)) return answerRefusal(error, request, reply)
    if (error.statusCode === 429) return answerRefusal(refuse('TOO_MANY_REQUESTS'), request, reply)
    if (error.statusCode !== undefined && error.statusCode < 500)
      return answerRefusal(refuse('BAD_REQUEST'), request, reply)
    request.log.error({ err: error }, 'fault')
    return reply
      .code(500)
      .headers(DATA_HEADERS)
      .send(refusalEnvelope(context.clock.now(), { code: 'FAULT', requestId: request.id }))
  })
  app.setNotFoundHandler((request, reply) => answerRefusal(refuse('NOT_FOUND'), request, reply))
}
