import * as z from 'zod/mini'
import { ProviderFault, parseJson } from '../payment-provider'
import type { WechatPaySettings } from './wechat-pay-settings'
import { getAuthorization, isFromPlatform, type SignedCall } from './wechat-pay-signature'

/** `{"code": "PARAM_ERROR", "message": "...", "detail": {"field": "/amount/total"}}` */
const errorAnswer = z.looseObject({
  code: z.string(),
  message: z._default(z.string(), ''),
  detail: z.optional(z.looseObject({ field: z.optional(z.string()) })),
})

/** A refusal by WeChat Pay; `code` distinguishes an order that does not exist from a wrong request. */
export class WechatPayRefusal extends ProviderFault {
  readonly code: string

  constructor(code: string, message: string, field: string | undefined) {
    super('refused', `wechat pay says ${code}: ${message}`, { field })
    this.code = code
  }
}

const toWechatPayFault = (status: number, answer: unknown): ProviderFault => {
  const read = z.safeParse(errorAnswer, answer)
  if (status >= 500 || status === 429) return new ProviderFault('unreachable', `wechat pay says ${status}`)
  if (!read.success) return new ProviderFault('refused', `wechat pay says ${status}`)
  return new WechatPayRefusal(read.data.code, read.data.message, read.data.detail?.field)
}

const exchange = async (settings: WechatPaySettings, call: SignedCall): Promise<unknown> => {
  const at = { timestamp: String(Math.floor(settings.now() / 1000)), nonce: settings.nonce() }
  const response = await fetch(`${settings.baseUrl}${call.path}`, {
    method: call.method,
    headers: {
      authorization: getAuthorization(settings, call, at),
      accept: 'application/json',
      'user-agent': 'bridge-shuttle',
      ...(call.body === '' ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.body === '' ? {} : { body: call.body }),
    redirect: 'error',
    signal: AbortSignal.timeout(settings.timeoutMs),
  })
  const body = await response.text()
  const answer = parseJson(body)
  if (!response.ok) throw toWechatPayFault(response.status, answer)
  const headers = Object.fromEntries(response.headers)
  if (!isFromPlatform(settings, { headers, body }, settings.now()))
    throw new ProviderFault('unreadable', `${call.method} ${call.path}: the answer is not signed by the platform`)
  return answer
}

/** One signed call; an answer counts only with the platform's signature. Rejects with {@link ProviderFault} only. */
export const callWechatPay = async (
  settings: WechatPaySettings,
  call: { method: 'GET' | 'POST'; path: string; body?: object },
): Promise<unknown> => {
  try {
    return await exchange(settings, { ...call, body: call.body === undefined ? '' : JSON.stringify(call.body) })
  } catch (cause) {
    if (cause instanceof ProviderFault) throw cause
    throw new ProviderFault('unreachable', `${call.method} ${call.path}: no answer`, { cause })
  }
}
