import { verify } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { sendNotices } from '../money/send-notices'
import { takeMoney } from '../money/take-money'
import type { WechatPayProfile } from '../sandbox-options'
import type { SandboxState } from '../state/sandbox-state'
import { paymentAnswer, paymentNotice } from './wechat-pay-messages'

const call = z.object({
  name: z.literal('getBrandWCPayRequest'),
  parameters: z.object({
    appId: z.string(),
    timeStamp: z.string(),
    nonceStr: z.string(),
    package: z.string(),
    signType: z.literal('RSA'),
    paySign: z.string(),
  }),
  /** What the payer does in the wallet. */
  choice: z._default(z.enum(['pay', 'cancel', 'fail']), 'pay'),
})

const answer = (word: 'ok' | 'cancel' | 'fail') => ({ err_msg: `get_brand_wcpay_request:${word}` })

/**
 * The wallet behind the bridge of WeChat's browser, for tests that simulate WeChat: accepts the argument of
 * `WeixinJSBridge.invoke`, verifies its signature and answers as the bridge would. A signed call is accepted once.
 */
export const registerBridge = (
  app: FastifyInstance,
  profile: WechatPayProfile,
  state: SandboxState,
  now: () => number,
): void => {
  app.post('/wechat-pay/bridge', async (request) => {
    const read = z.safeParse(call, request.body)
    if (!read.success) return answer('fail')
    const { appId, timeStamp, nonceStr, package: packageText, paySign } = read.data.parameters
    const text = [appId, timeStamp, nonceStr, packageText].map((line) => `${line}\n`).join('')
    const isSigned = verify('RSA-SHA256', Buffer.from(text), profile.merchantKey, Buffer.from(paySign, 'base64'))
    const payment = state.pending.get(packageText.replace(/^prepay_id=/, ''))
    if (!isSigned || appId !== profile.appId || state.nonces.has(`bridge/${nonceStr}`)) return answer('fail')
    if (payment?.provider !== 'wxpay') return answer('fail')
    const outcome = takeMoney(state, payment, read.data.choice, now())
    if (outcome.result === 'cancelled') return answer('cancel')
    state.nonces.add(`bridge/${nonceStr}`)
    if (outcome.result !== 'paid') return answer('fail')
    if (payment.notifyUrl !== undefined) {
      const make = () => paymentNotice(profile, paymentAnswer(profile, state, payment, now()), now())
      void sendNotices({ url: payment.notifyUrl, times: outcome.times, log: app.log }, make)
    }
    return answer('ok')
  })
}
