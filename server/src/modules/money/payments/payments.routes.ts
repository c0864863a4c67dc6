import { isWechatBrowser } from '@shuttle/domain'
import { confirmPaymentCall, logCardErrorCall, queryPaymentTypesCall, requestPaymentCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import { readIdempotencyKey } from '../../../http/request-headers'
import { currencyFromWire } from '../../../http/wire-codes.presenter'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findStations } from '../../passenger/catalogue'
import { findOwnOrder, viewOrder } from '../../passenger/orders'
import { ticketKey, ticketSigner } from '../../passenger/tickets'
import { saveCardQuery } from './attempts.repository'
import { confirmPayment } from './confirm-payment'
import { logCardError } from './log-card-error'
import { listMethodsOff } from './methods-off.repository'
import { openAttempt } from './open-attempt'
import { presentPaidOrder } from './paid-order.presenter'
import { mayPayBy } from './payment-methods.policy'
import type { PaymentMethods } from './payment-provider'
import { readCardQuery, readPaymentRequest } from './payment-request.request'
import { presentAttempt, presentMethods } from './payments.presenter'
import { registerProviderAnswers } from './provider-answers.routes'
import { reachProvider } from './reach-provider'
import { listExtraPayments } from './refund-ledger.repository'

/** Payment methods, payment attempts and their verification at the provider. */
export const registerPayments = (app: FastifyInstance, context: AppContext, methods: PaymentMethods): void => {
  const { db, clock, config } = context
  const paymentContext = { ...context, methods }
  const signer = ticketSigner(ticketKey(config))

  registerCall(app, context, queryPaymentTypesCall, async ({ body, member, request }) => {
    const currency = currencyFromWire(body.currency)
    if (!currency) throw new Refusal('BAD_REQUEST', { fields: ['currency'] })
    const payer = { level: member.level, isInWechat: isWechatBrowser(request.headers['user-agent'] ?? '') }
    const order = body.orderNo ? await findOwnOrder(db, body.orderNo, member.accountId) : undefined
    if (body.orderNo && !order) throw new Refusal('ORDER_NOT_FOUND')
    const off = new Set((await listMethodsOff(db)).map(({ provider }) => provider))
    const offered = methods.taking(currency).filter(({ code }) => mayPayBy(code, payer) && !off.has(code))
    return presentMethods(offered, order?.due_cents)
  })

  registerCall(app, context, requestPaymentCall, async ({ body, member, language, request }) => {
    const { payType, attempt } = readPaymentRequest(body, {
      accountId: member.accountId,
      language,
      key: readIdempotencyKey(request),
    })
    const provider = methods.byCode(payType)
    const payer = { level: member.level, isInWechat: isWechatBrowser(request.headers['user-agent'] ?? '') }
    if (!provider || !mayPayBy(payType, payer)) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE')
    const opened = await reachProvider(request.log, (wait) =>
      openAttempt(paymentContext, { ...attempt, provider }, wait),
    )
    return presentAttempt(opened, { now: clock.now(), providerFramesUrl: config.providerFrames.url })
  })

  registerCall(app, context, confirmPaymentCall, async ({ body, member, language }) => {
    const { orderNo, orderReqno: requestNo, payType } = body
    const { accountId } = member
    const order = await confirmPayment(paymentContext, { accountId, orderNo, requestNo, payType, language })
    const cardQuery = readCardQuery(body)
    if (cardQuery !== '') await saveCardQuery(db, { requestNo, orderNo, cardQuery })
    const [view, stations, extraPayments] = await Promise.all([
      viewOrder(db, order),
      findStations(db),
      listExtraPayments(db, orderNo),
    ])
    return { responseData: presentPaidOrder(view, { stations, extraPayments, language, now: clock.now(), signer }) }
  })

  registerCall(app, context, logCardErrorCall, async ({ body, member }) => {
    await logCardError(context, { accountId: member.accountId, orderNo: body.orderNo, content: body.json })
    return {}
  })

  registerProviderAnswers(app, context, methods)
}
