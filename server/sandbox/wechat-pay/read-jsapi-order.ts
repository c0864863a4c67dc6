import * as z from 'zod/mini'
import { WechatPayError } from './wechat-pay-error'
import type { WechatPayProfile } from './wechat-pay-profile'

const jsapiOrder = z.looseObject({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().check(z.minLength(1), z.maxLength(127)),
  out_trade_no: z.string().check(z.regex(/^[\w\-|*]{6,32}$/)),
  time_expire: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/))),
  attach: z._default(z.string().check(z.maxLength(128)), ''),
  notify_url: z.url(),
  amount: z.looseObject({ total: z.int().check(z.positive()), currency: z._default(z.string(), 'CNY') }),
  payer: z.looseObject({ openid: z.string().check(z.minLength(1)) }),
})
export type JsapiOrder = z.infer<typeof jsapiOrder>

/** Reads `/v3/pay/transactions/jsapi` as strictly as the platform. */
export const readJsapiOrder = (profile: WechatPayProfile, body: unknown): JsapiOrder => {
  const read = z.safeParse(jsapiOrder, body)
  if (!read.success) {
    const field = `/${read.error.issues[0]?.path.join('/') ?? ''}`
    throw new WechatPayError(400, 'PARAM_ERROR', `parameter ${field} is missing or not valid`, field)
  }
  if (read.data.mchid !== profile.merchant || read.data.appid !== profile.appId)
    throw new WechatPayError(400, 'APPID_MCHID_NOT_MATCH', 'appid and mchid do not belong together')
  if (!['CNY', 'HKD'].includes(read.data.amount.currency))
    throw new WechatPayError(400, 'PARAM_ERROR', 'currency is not supported', '/amount/currency')
  return read.data
}
