import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Operation } from '../faults/fault'
import { applyLineFault } from '../gateway/apply-line-fault'
import { refundOrder } from '../money/refund-order'
import type { WechatPayProfile } from '../sandbox-options'
import { findVisibleRefund, type RequestedPayment, type SandboxState } from '../state/sandbox-state'
import { registerBills } from './bill.routes'
import { checkAuthorization, WechatPayError } from './check-authorization'
import { certificatesAnswer, paymentAnswer, platformHeaders, readJsapiOrder, refundAnswer } from './wechat-pay-messages'

const refundRequest = z.looseObject({
  out_trade_no: z.string(),
  out_refund_no: z.string().check(z.regex(/^[\w\-|*@]{1,64}$/)),
  amount: z.looseObject({ refund: z.int().check(z.positive()), total: z.int(), currency: z.string() }),
})

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new WechatPayError(400, 'PARAM_ERROR', 'the body is no JSON')
  }
}

/** The merchant's side of the platform: orders, queries, refunds. Every call is signed, and so is every answer. */
export const registerWechatPay = (
  app: FastifyInstance,
  profile: WechatPayProfile,
  state: SandboxState,
  now: () => number,
): void => {
  const findPayment = (orderId: string): RequestedPayment | undefined =>
    [...state.pending.values()].findLast((each) => each.provider === 'wxpay' && each.orderId === orderId)

  app.register(async (api) => {
    // The signature is over the bytes.
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    const check = (request: FastifyRequest): string => {
      const body = typeof request.body === 'string' ? request.body : ''
      const { authorization } = request.headers
      checkAuthorization(
        profile,
        { authorization, method: request.method, path: request.url, body },
        { now: now(), nonces: state.nonces },
      )
      return body
    }
    const answer = (
      reply: FastifyReply,
      about: { operation: Operation; reference: string | undefined },
      work: () => object,
    ) =>
      applyLineFault({ state, reply, ...about }, () => {
        const body = JSON.stringify(work())
        reply.headers({ 'content-type': 'application/json', ...platformHeaders(profile, body, now()) })
        return { status: 200, body }
      })

    api.get('/v3/certificates', async (request, reply) => {
      check(request)
      return answer(reply, { operation: 'order', reference: undefined }, () => certificatesAnswer(profile))
    })
    registerBills(api, { profile, state, now, check })

    api.post('/v3/pay/transactions/jsapi', async (request, reply) => {
      const order = readJsapiOrder(profile, json(check(request)))
      if (state.orders.get(order.out_trade_no)?.transactions.some((each) => each.result === 'SUCCESS'))
        throw new WechatPayError(400, 'ORDERPAID', 'the order has been paid')
      return answer(reply, { operation: 'session', reference: order.attach }, () => {
        const id = state.newId('wx')
        state.save('pending', {
          provider: 'wxpay',
          id,
          orderId: order.out_trade_no,
          reference: order.attach,
          amountCents: order.amount.total,
          currency: order.amount.currency,
          description: order.description,
          attach: order.attach,
          locale: '',
          endsAt: order.time_expire === undefined ? now() + 7_200_000 : Date.parse(order.time_expire),
          notifyUrl: order.notify_url,
          returnUrl: undefined,
        })
        return { prepay_id: id }
      })
    })

    api.get<{ Params: { orderId: string }; Querystring: { mchid?: string } }>(
      '/v3/pay/transactions/out-trade-no/:orderId',
      async (request, reply) => {
        check(request)
        const payment = findPayment(request.params.orderId)
        if (request.query.mchid !== profile.merchant)
          throw new WechatPayError(400, 'PARAM_ERROR', 'wrong mchid', '/mchid')
        return answer(reply, { operation: 'order', reference: payment?.reference }, () => {
          if (!payment) throw new WechatPayError(404, 'ORDER_NOT_EXIST', 'the order does not exist')
          return paymentAnswer(profile, state, payment, now())
        })
      },
    )

    api.post('/v3/refund/domestic/refunds', async (request, reply) => {
      const read = z.safeParse(refundRequest, json(check(request)))
      if (!read.success) throw new WechatPayError(400, 'PARAM_ERROR', 'a parameter is missing or not valid')
      const { out_trade_no: orderId, out_refund_no: id, amount } = read.data
      const order = state.orders.get(orderId)
      if (!order) throw new WechatPayError(404, 'RESOURCE_NOT_EXISTS', 'the order does not exist')
      const paid = order.transactions.find((each) => each.type === 'PAYMENT' && each.result === 'SUCCESS')
      if (amount.total !== paid?.amountCents)
        throw new WechatPayError(400, 'INVALID_REQUEST', 'total is not what was paid', '/amount/total')
      return answer(reply, { operation: 'refund', reference: order.reference }, () => {
        const refund = refundOrder(state, order, { id, cents: amount.refund, currency: amount.currency, now: now() })
        if ('refusal' in refund) throw new WechatPayError(400, 'INVALID_REQUEST', refund.refusal)
        return refundAnswer(order, refund)
      })
    })

    api.get<{ Params: { refundNo: string } }>('/v3/refund/domestic/refunds/:refundNo', async (request, reply) => {
      check(request)
      const { refundNo } = request.params
      const order = [...state.orders.values()].find((each) => each.transactions.some(({ id }) => id === refundNo))
      return answer(reply, { operation: 'refund-query', reference: order?.reference }, () => {
        const refund = findVisibleRefund(order, refundNo, now())
        if (!order || !refund) throw new WechatPayError(404, 'RESOURCE_NOT_EXISTS', 'the refund does not exist')
        return refundAnswer(order, refund)
      })
    })
  })
}
