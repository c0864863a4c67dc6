import type { FastifyInstance, FastifyReply } from 'fastify'
import { applyLineFault } from '../gateway/apply-line-fault'
import { landingPage, refusedPage } from '../landing/landing-page'
import { pageHeaders } from '../pages/sandbox-page'
import type { CmbProfile } from '../sandbox-options'
import type { SandboxState } from '../state/sandbox-state'
import { BankError, type BankFields, hashSign, readBankRequest } from './bank-request'
import { BANK_SERVICES } from './bank-services'
import { openPayment } from './open-payment'

export const CMB_NAME = '招商银行一网通支付'

interface Posted {
  Body: { jsonRequestData?: string } | undefined
  Querystring: Record<string, string>
}

/** The bank: the page that a browser's form opens, and the services that the merchant's server calls. */
export const registerCmb = (
  app: FastifyInstance,
  profile: CmbProfile,
  state: SandboxState,
  now: () => number,
): void => {
  const read = (body: Posted['Body']) => readBankRequest(profile, body?.jsonRequestData, now())

  app.post<Posted>('/netpayment/BaseHttp.dll', (request, reply) => {
    reply.headers(pageHeaders("'none'"))
    try {
      if (!('MB_EUserPay' in request.query)) throw new BankError('MSS0001', '交易码错误')
      return reply.send(landingPage(CMB_NAME, openPayment(state, read(request.body), now())))
    } catch (error) {
      if (!(error instanceof BankError)) throw error
      return reply.code(400).send(refusedPage(CMB_NAME, `${error.code} ${error.message}`))
    }
  })

  const answer = (fields: BankFields): object => ({
    version: '1.0',
    charset: 'UTF-8',
    sign: hashSign(fields, profile.key),
    signType: 'SHA-256',
    rspData: fields,
  })
  const serve = (name: string, fields: BankFields): BankFields => {
    try {
      const served = BANK_SERVICES[name]?.serve({ profile, state, now: now() }, fields)
      if (!served) throw new BankError('MSS0001', '交易码错误')
      return { rspCode: 'SUC0000', rspMsg: '', ...served }
    } catch (error) {
      if (!(error instanceof BankError)) throw error
      return { rspCode: error.code, rspMsg: error.message }
    }
  }

  const answerCall = (name: string, body: Posted['Body'], reply: FastifyReply) => {
    let fields: BankFields
    try {
      fields = read(body)
    } catch (error) {
      if (!(error instanceof BankError)) throw error
      return answer({ rspCode: error.code, rspMsg: error.message })
    }
    const reference = state.orders.get(fields.orderNo ?? '')?.reference
    const operation = BANK_SERVICES[name]?.operation ?? 'order'
    return applyLineFault({ state, reply, operation, reference }, () => ({
      status: 200,
      body: answer(serve(name, fields)),
    }))
  }

  app.post<Posted>('/merchserv/BaseHttp.dll', async (request, reply) =>
    answerCall(Object.keys(request.query)[0] ?? '', request.body, reply),
  )
  app.post<Posted>('/CmbBank_B2B/UI/NetPay/DoBusiness.ashx', async (request, reply) =>
    answerCall('DoBusiness', request.body, reply),
  )
}
