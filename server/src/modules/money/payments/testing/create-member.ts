import type { InjectOptions } from 'fastify'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../../runtime/context'
import { issueToken } from '../../../passenger/sessions/session-token'
import { openSession, storeProof } from '../../../passenger/sessions/sessions.repository'
import { savePayer } from '../payments.repository'
import { oneAdult, oneAdultInYuan } from './one-adult.request'

export interface Answer {
  code: string
  message?: string
  responseData?: unknown
  json?: string
}

/** The user agent of WeChat's browser. */
export const WECHAT_USER_AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50'

let count = 0

/** The user agent of WeChat's browser. */
export const createMember = async (
  app: { inject: (request: InjectOptions) => Promise<{ json: () => Answer }> },
  { db, clock, config }: AppContext,
  level = 1,
) => {
  count += 1
  const accountId = uuidv7()
  const email = `member${count}@demo.test`
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      email,
      password_hash: '',
      nickname: email,
      avatar_url: '',
      member_number: String(20_000_000 + count),
      level,
      created_at: clock.now(),
    })
    .execute()
  await savePayer(db, { account_id: accountId, provider: 'wxpay', payer: `openid-${count}` })
  const { sessionId } = await openSession(db, accountId, clock.now())

  const call = async (path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> => {
    const authorization = await issueToken({ accountId, sessionId }, config.secrets.tokens, clock.now())
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload: body,
      headers: { authorization, 'accept-language': 'en', ...headers },
    })
    return answer.json()
  }

  const requestPayment = (orderNo: string, headers: Record<string, string> = {}) =>
    call('wx/query.wx.order.payreq', { orderNo, payType: 'MasterCard', language: 'en', currency: '2' }, headers)

  return {
    accountId,
    email,
    /** As if they had given their password just now. */
    prove: () => storeProof(db, sessionId, clock.now()),
    call,
    /** One adult, Hong Kong to Zhuhai, HK$65.00, or back for ¥58.00; answers the order's number. */
    placeOrder: async (date = '2026-11-28', currency: 'HKD' | 'CNY' = 'HKD'): Promise<string> => {
      const body = (currency === 'HKD' ? oneAdult : oneAdultInYuan)(date, Math.floor(clock.now() / 1000))
      const answer = await call('ticket/buy.ticket', body)
      if (answer.code !== 'SUCCESS') throw new Error(`no order: ${answer.code}`)
      return (answer.responseData as { orderNo: string }).orderNo
    },
    requestPayment,
    /** The same by another provider, in WeChat's browser where it matters. */
    requestPaymentBy: (payType: string, orderNo: string, body: object = {}) =>
      call(
        'wx/query.wx.order.payreq',
        { orderNo, payType, language: 'en_US', ...body },
        { 'user-agent': payType === 'wxpay' ? WECHAT_USER_AGENT : 'Mozilla/5.0' },
      ),
    /** A payment attempt that must open; answers its number and what the frame and the screen get. */
    openPayment: async (orderNo: string) => {
      const answer = await requestPayment(orderNo)
      if (answer.code !== 'SUCCESS') throw new Error(`no payment: ${answer.code}`)
      return answer.responseData as { orderReqno: string; sessionId: string; successId: string }
    },
    confirm: (orderNo: string, orderReqno: string, payType = 'MasterCard') =>
      call('pay/update.order.payresult', { orderNo, orderReqno, payType }),
    cancel: (orderNo: string) => call('wx/cancel.wx.order', { orderNo }),
  }
}
export type TestMember = Awaited<ReturnType<typeof createMember>>
