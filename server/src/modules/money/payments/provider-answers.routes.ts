import type { ReturnHint } from '@shuttle/contracts'
import type { FastifyInstance } from 'fastify'
import { namePlugin } from '../../../http/name-plugin'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findOrder } from '../../passenger/orders'
import { findAttempt, type PaymentAttemptRow } from './attempts.repository'
import { UnknownKey } from './find-serial-key'
import { countPaymentEvent } from './payment-metrics'
import { type PaymentMethods, type PaymentProvider, ProviderFault } from './payment-provider'
import { withProviderTimeout } from './reach-provider'
import { paymentPath, resultPath } from './return-address'
import { verifyAttempt, verifyRecently } from './verify-attempt'

/**
 * Fields of the address or the form that a browser returned with. They prove nothing: a repeated field, or one with a
 * NUL character, which PostgreSQL cannot store, is left out.
 */
const returnFields = (given: Readonly<Record<string, unknown>>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      typeof value === 'string' && !value.includes('\0') ? [[name, value]] : [],
    ),
  )

/**
 * The deep link for a browser that returns from a provider: a card's frame leads to the result; a full-page provider
 * leads to the payment page, which queries the service for the outcome of the attempt.
 */
const returnAddress = (
  attempt: Pick<PaymentAttemptRow, 'request_no' | 'order_no' | 'provider' | 'launch'>,
  lineCode: string,
  hint: ReturnHint,
): string => {
  const query = { orderReqno: attempt.request_no, orderNo: attempt.order_no, payType: attempt.provider }
  return attempt.launch === '' ? resultPath(lineCode, query) : paymentPath(lineCode, { ...query, returned: hint })
}

type AnswerContext = Parameters<typeof verifyAttempt>[0]

/** Queries after a notice. False when the provider gave no usable answer: then the notice has to come again. */
const verifyAfterNotice = async (
  context: AnswerContext,
  provider: PaymentProvider,
  attempt: PaymentAttemptRow,
  log: { warn: (about: object, text: string) => void },
): Promise<boolean> => {
  try {
    await withProviderTimeout((wait) => wait(verifyAttempt(context, { provider, attempt })))
    return true
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ err: error, requestNo: attempt.request_no }, 'provider notice: the provider could not be asked')
    return false
  }
}

/**
 * The attempt of a notice. One without the provider's signature is refused and counted. One that names an unknown key
 * is logged and counted separately: the provider may have changed it.
 */
const readNotice = (
  { log, metrics }: Pick<AppContext, 'log' | 'metrics'>,
  provider: PaymentProvider,
  notice: Parameters<PaymentProvider['verifyCallback']>[0],
): ReturnType<PaymentProvider['verifyCallback']> => {
  try {
    const about = provider.verifyCallback(notice)
    if (!about) countPaymentEvent(metrics, 'payment_notice_refused_total', provider.code)
    return about
  } catch (error) {
    if (!(error instanceof UnknownKey)) throw error
    log.error(
      { provider: provider.code, why: error.message },
      'a notice is signed with a key that is not in the settings',
    )
    countPaymentEvent(metrics, 'payment_unknown_key_total', provider.code)
    return undefined
  }
}

interface Return {
  provider: PaymentProvider
  attempt: PaymentAttemptRow
  /** Hint of the provider's return address; undefined where the provider adds nothing to it. */
  returnHint: ReturnHint | undefined
}

/**
 * The probable outcome, for a browser that returns from a provider's site. The provider is queried whatever the address
 * contains, so that a payment is recorded before the screen checks the deadline; the address may be opened again and
 * again. Without an answer the screen polls by itself.
 */
const getReturnHint = async (
  context: AnswerContext,
  { provider, attempt, returnHint }: Return,
  log: { warn: (about: object, text: string) => void },
): Promise<ReturnHint> => {
  try {
    const result = await withProviderTimeout((wait) => wait(verifyRecently(context, { provider, attempt })))
    if (result.kind === 'recorded') return 'done'
    return returnHint ?? (result.kind === 'declined' ? 'failed' : 'cancelled')
  } catch (error) {
    log.warn({ err: error, requestNo: attempt.request_no }, 'provider return: the provider could not be asked')
    return returnHint ?? 'done'
  }
}

/**
 * Messages that come from providers rather than from passengers. Neither kind proves that money came: both trigger a
 * query. A notification may come twice and in any order; a return is a browser on its way back, often by a post from
 * the provider's site and so without our cookie: it is answered by 303, and the target page queries by itself.
 */
export const registerProviderAnswers = (app: FastifyInstance, context: AppContext, methods: PaymentMethods): void => {
  const answers = namePlugin('provider answers', async (answers) => {
    // Signatures are over bytes, and providers send forms, JSON and XML.
    answers.removeAllContentTypeParsers()
    answers.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    answers.post<{ Params: { code: string }; Body: unknown }>('/api/pay/notify/:code', async (request, reply) => {
      const provider = methods.byCode(request.params.code)
      const body = typeof request.body === 'string' ? request.body : ''
      const about = provider && readNotice(context, provider, { headers: request.headers, body })
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
        const returned = returnFields(request.query)
        const attempt = await findAttempt(context.db, returned.orderReqno ?? '')
        if (!provider || attempt?.provider !== provider.code) throw new Refusal('NOT_FOUND')
        const posted = typeof request.body === 'string' ? Object.fromEntries(new URLSearchParams(request.body)) : {}
        const returnHint = provider.parseReturn({ ...returned, ...returnFields(posted) }).hint
        const hint = await getReturnHint(context, { provider, attempt, returnHint }, request.log)
        request.log.info({ requestNo: attempt.request_no, hint }, 'provider return')
        const order = await findOrder(context.db, attempt.order_no)
        return reply.redirect(returnAddress(attempt, order?.line_code ?? '', hint), 303)
      },
    })
  })
  app.register(answers)
}
