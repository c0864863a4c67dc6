import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { findAttempt } from './attempts.repository'
import { getReturnHint } from './get-return-hint'
import type { PaymentMethods } from './payment-methods'
import { returnAddress } from './return-address'
import { returnFields } from './return-fields'
import { verifyAfterNotice } from './verify-after-notice'

/**
 * What comes from providers rather than from passengers. Neither says that money came: both are reasons to ask.
 * A notification may come twice and in any order; a return is a browser on its way back, often by a post from the provider's
 * site and so without our cookie: it is answered by 303, and the address it is sent to asks for itself.
 */
export const registerProviderAnswers = (app: FastifyInstance, context: AppContext, methods: PaymentMethods): void => {
  app.register(async (answers) => {
    // Signatures are over bytes, and providers send forms, JSON and XML.
    answers.removeAllContentTypeParsers()
    answers.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    answers.post<{ Params: { code: string }; Body: unknown }>('/api/pay/notify/:code', async (request, reply) => {
      const provider = methods.byCode(request.params.code)
      const body = typeof request.body === 'string' ? request.body : ''
      const about = provider?.verifyCallback({ headers: request.headers, body })
      if (!provider || !about) throw new Refusal('FORBIDDEN')
      const attempt = await findAttempt(context.db, about.requestNo)
      const isOurs = attempt?.provider === provider.code
      if (isOurs && !(await verifyAfterNotice(context, provider, attempt, request.log))) return reply.code(503).send({})
      if (about.reply) return reply.code(200).type(about.reply.contentType).send(about.reply.body)
      return reply.code(200).send({})
    })

    answers.route<{ Params: { code: string }; Querystring: Record<string, unknown>; Body: unknown }>({
      method: ['GET', 'POST'],
      url: '/api/pay/return/:code',
      handler: async (request, reply) => {
        const provider = methods.byCode(request.params.code)
        const asked = returnFields(request.query)
        const attempt = await findAttempt(context.db, asked.orderReqno ?? '')
        if (!provider || attempt?.provider !== provider.code) throw new Refusal('NOT_FOUND')
        const posted = typeof request.body === 'string' ? Object.fromEntries(new URLSearchParams(request.body)) : {}
        const said = provider.parseReturn({ ...asked, ...returnFields(posted) }).hint
        const hint = await getReturnHint(context, { provider, attempt, said }, request.log)
        request.log.info({ requestNo: attempt.request_no, hint }, 'provider return')
        return reply.redirect(returnAddress(attempt, hint), 303)
      },
    })
  })
}
