import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { refuse } from '../../errors'
import { askProvider } from './ask-provider'
import { findAttempt } from './attempts.repository'
import type { PaymentMethods } from './payment-methods'
import { reachProvider } from './reach-provider'

/**
 * What comes from providers rather than from passengers. Neither says that money came: both are reasons to ask.
 * A notification may come twice and in any order; a return is a browser on its way back to the result screen.
 */
export const registerProviderAnswers = (app: FastifyInstance, context: AppContext, methods: PaymentMethods): void => {
  app.post<{ Params: { code: string } }>('/api/pay/notify/:code', async (request, reply) => {
    const provider = methods.byCode(request.params.code)
    const about = provider?.verifyCallback({ headers: request.headers, body: request.body })
    if (!provider || !about) throw refuse('FORBIDDEN')
    const attempt = await findAttempt(context.db, about.requestNo)
    if (attempt) await reachProvider(request.log, () => askProvider(context, provider, attempt))
    return reply.code(200).send({})
  })

  app.get<{ Params: { code: string }; Querystring: Record<string, string | undefined> }>(
    '/api/pay/return/:code',
    async (request, reply) => {
      const provider = methods.byCode(request.params.code)
      const attempt = await findAttempt(context.db, request.query.orderReqno ?? '')
      if (!provider || !attempt) throw refuse('NOT_FOUND')
      const { resultIndicator } = provider.parseReturn(request.query)
      request.log.info({ requestNo: attempt.request_no, isComplete: resultIndicator !== undefined }, 'provider return')
      const query = new URLSearchParams({
        orderReqno: attempt.request_no,
        orderNo: attempt.order_no,
        payType: provider.code,
      })
      return reply.redirect(`/webhtml/details_succeed?${query.toString()}`, 303)
    },
  )
}
