import { confirmPayment as confirmPaymentCall, queryPaymentTypes, requestPayment } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { refuse } from '../../errors'
import { registerCall } from '../../http/register-call'
import { stationsByCode } from '../catalogue/catalogue.repository'
import { viewOrder } from '../orders/orders.repository'
import { ticketKey, ticketSigner } from '../tickets/ticket-signer'
import { confirmPayment } from './confirm-payment'
import { openAttempt } from './open-attempt'
import { presentPaidOrder } from './paid-order.presenter'
import { presentAttempt } from './payment-attempt.presenter'
import type { PaymentMethods } from './payment-methods'
import { currencyFromWire, presentMethods } from './payment-methods.presenter'
import { readPaymentRequest } from './payment-request.request'
import { registerProviderAnswers } from './provider-answers.routes'
import { reachProvider } from './reach-provider'

/** Ways to pay, payment attempts and their verification at the provider. */
export const registerPayments = (app: FastifyInstance, context: AppContext, methods: PaymentMethods): void => {
  const { db, clock, config } = context
  const signer = ticketSigner(ticketKey(config))

  registerCall(app, context, queryPaymentTypes, async ({ body }) => {
    const currency = currencyFromWire(body.currency)
    if (!currency) throw refuse('BAD_REQUEST', { fields: ['currency'] })
    return presentMethods(methods.taking(currency))
  })

  registerCall(app, context, requestPayment, async ({ body, member, language, request }) => {
    const { payType, attempt } = readPaymentRequest(body, {
      accountId: member.accountId,
      language,
      idempotencyKey: request.headers['idempotency-key'],
    })
    const provider = methods.byCode(payType)
    if (!provider) throw refuse('PAYMENT_METHOD_UNAVAILABLE')
    const opened = await reachProvider(request.log, () => openAttempt(context, provider, attempt))
    return presentAttempt(opened, clock.now())
  })

  registerCall(app, context, confirmPaymentCall, async ({ body, member, language }) => {
    const { orderNo, orderReqno: requestNo, payType } = body
    const { accountId } = member
    const order = await confirmPayment(context, methods, { accountId, orderNo, requestNo, payType, language })
    const [view, stations] = await Promise.all([viewOrder(db, order), stationsByCode(db)])
    return { responseData: presentPaidOrder(view, { stations, language, signer }) }
  })

  registerProviderAnswers(app, context, methods)
}
