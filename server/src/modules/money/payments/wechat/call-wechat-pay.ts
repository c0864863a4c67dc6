import * as z from 'zod/mini'
import { callSignal } from '../../../../runtime/in-flight-calls'
import { ProviderBusy, ProviderFault, parseJson, TOO_MANY } from '../payment-provider'
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
  if (status === TOO_MANY) return new ProviderBusy(`wechat pay says ${status}`)
  const read = z.safeParse(errorAnswer, answer)
  if (status >= 500) return new ProviderFault('unreachable', `wechat pay says ${status}`)
  if (!read.success) return new ProviderFault('refused', `wechat pay says ${status}`)
  return new WechatPayRefusal(read.data.code, read.data.message, read.data.detail?.field)
}

/** Sends a signed call; throws the fault of its status. */
const send = async (settings: WechatPaySettings, call: SignedCall): Promise<{ response: Response; bytes: Buffer }> => {
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
    signal: callSignal(settings.timeoutMs),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok) throw toWechatPayFault(response.status, parseJson(bytes.toString('utf8')))
  return { response, bytes }
}

const exchange = async (settings: WechatPaySettings, call: SignedCall): Promise<unknown> => {
  const { response, bytes } = await send(settings, call)
  const body = bytes.toString('utf8')
  const headers = Object.fromEntries(response.headers)
  if (!isFromPlatform(settings, { headers, body }, settings.now()))
    throw new ProviderFault('unreadable', `${call.method} ${call.path}: the answer is not signed by the platform`)
  return parseJson(body)
}

/** Runs calls; rejects with {@link ProviderFault} only. */
const reach = async <Result>(what: string, talk: () => Promise<Result>): Promise<Result> => {
  try {
    return await talk()
  } catch (cause) {
    if (cause instanceof ProviderFault) throw cause
    throw new ProviderFault('unreachable', `${what}: no answer`, { cause })
  }
}

/** One signed call; an answer counts only with the platform's signature. Rejects with {@link ProviderFault} only. */
export const callWechatPay = (
  settings: WechatPaySettings,
  call: { method: 'GET' | 'POST'; path: string; body?: object },
): Promise<unknown> => {
  const signed = { ...call, body: call.body === undefined ? '' : JSON.stringify(call.body) }
  return reach(`${call.method} ${call.path}`, () => exchange(settings, signed))
}

/**
 * A file of the platform. Such an answer has no signature: a signed one contains its hash. Rejects with
 * {@link ProviderFault} only.
 */
export const downloadFromWechatPay = (settings: WechatPaySettings, path: string): Promise<Buffer> =>
  // A path is logged when it fails, its token is not.
  reach(`GET ${path.replace(/\?.*$/, '')}`, async () => (await send(settings, { method: 'GET', path, body: '' })).bytes)
