import type { FastifyInstance } from 'fastify'
import { applyLineFault } from '../gateway/apply-line-fault'
import { landingPage, refusedPage } from '../landing/landing-page'
import { pageHeaders } from '../pages/sandbox-page'
import type { AlipayProfile } from '../sandbox-options'
import type { SandboxState } from '../state/sandbox-state'
import { AlipayError, type AlipayFields, readAlipayRequest, signText } from './alipay-request'
import { openTrade } from './open-trade'
import { TRADE_SERVICES } from './trade-services'

export const ALIPAY_NAME = '支付宝'

interface Posted {
  Body: AlipayFields | undefined
  Querystring: AlipayFields
}

/** The one address of Alipay: the page that a browser's form opens, and the methods that the merchant's server calls. */
export const registerAlipay = (
  app: FastifyInstance,
  profile: AlipayProfile,
  state: SandboxState,
  now: () => number,
): void => {
  const answer = (method: string, content: Record<string, string>): string => {
    const text = JSON.stringify(content)
    return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${signText(text, profile.alipayKey)}"}`
  }
  const serve = (method: string, fields: AlipayFields): Record<string, string> => {
    try {
      const biz = readAlipayRequest(profile, fields, now())
      const served = TRADE_SERVICES[method]?.serve({ state, now: now() }, biz)
      if (!served) throw new AlipayError('40002', 'isv.invalid-method', '不存在的方法名')
      return { code: '10000', msg: 'Success', ...served }
    } catch (error) {
      if (!(error instanceof AlipayError)) throw error
      const msg = error.code === '40004' ? 'Business Failed' : 'Invalid Arguments'
      return { code: error.code, msg, sub_code: error.subCode, sub_msg: error.message }
    }
  }

  app.post<Posted>('/gateway.do', async (request, reply) => {
    const fields = { ...request.query, ...request.body }
    const { method = '' } = fields
    if (method === 'alipay.trade.wap.pay') {
      reply.headers(pageHeaders("'none'"))
      try {
        const biz = readAlipayRequest(profile, fields, now())
        return reply.send(landingPage(ALIPAY_NAME, openTrade(state, { form: fields, biz }, now())))
      } catch (error) {
        if (!(error instanceof AlipayError)) throw error
        return reply.code(400).send(refusedPage(ALIPAY_NAME, `${error.subCode} ${error.message}`))
      }
    }
    const orderId = /"out_trade_no":"([\w-]+)"/.exec(fields.biz_content ?? '')?.[1] ?? ''
    const reference = state.orders.get(orderId)?.reference
    const operation = TRADE_SERVICES[method]?.operation ?? 'order'
    return applyLineFault({ state, reply, operation, reference }, () => {
      reply.type('text/html;charset=utf-8')
      return { status: 200, body: answer(method, serve(method, fields)) }
    })
  })
}
