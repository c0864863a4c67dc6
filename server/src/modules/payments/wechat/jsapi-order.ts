import type { WalletLaunch } from '@shuttle/contracts'
import * as z from 'zod/mini'
import type { SessionRequest } from '../payment-provider'
import { ProviderFault } from '../provider-fault'
import { signLines } from './sign'
import type { WechatPaySettings } from './wechat-pay-settings'

const OFFSET_MS = 8 * 3_600_000

/** RFC 3339 in UTC+8, as `time_expire` is spelled. */
const momentText = (at: number): string => `${new Date(at + OFFSET_MS).toISOString().slice(0, 19)}+08:00`

/** Body of `/v3/pay/transactions/jsapi`; amounts are whole cents. */
export const jsapiOrderBody = (settings: WechatPaySettings, request: SessionRequest) => ({
  appid: settings.appId,
  mchid: settings.merchant,
  description: request.description,
  out_trade_no: request.requestNo,
  time_expire: momentText(request.openedAt + request.timeoutSeconds * 1000),
  attach: request.orderNo,
  notify_url: settings.notifyUrl,
  amount: { total: request.amount, currency: request.currency },
  payer: { openid: request.payer },
})

const orderAnswer = z.looseObject({ prepay_id: z.string().check(z.minLength(1)) })

export const readPrepayId = (answer: unknown): string => {
  const read = z.safeParse(orderAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'jsapi answer of no known shape', { cause: read.error })
  return read.data.prepay_id
}

/** What the bridge of WeChat's browser is called with; signed over app, time, nonce and package. */
export const bridgeParameters = (settings: WechatPaySettings, prepayId: string): WalletLaunch => {
  const timeStamp = String(Math.floor(settings.now() / 1000))
  const nonceStr = settings.nonce()
  const packageText = `prepay_id=${prepayId}`
  return {
    appId: settings.appId,
    timeStamp,
    nonceStr,
    package: packageText,
    signType: 'RSA',
    paySign: signLines([settings.appId, timeStamp, nonceStr, packageText], settings.privateKey),
  }
}
